// The frames of a replay, unpacked, and a place among them: steps, variations, the way back. No page, no rule of truco.

/** From here on lines are those of acts that are tried, the even ones: see tutor/lessons/replay_menu.py. */
export const TRIED = 1_000_000;

/** What `tutor/lessons/replay_pack.py` has packed: the hands, each with its tracks of frames. */
export function unpacked({ fields, pool, hands }) {
  const frames = (rows) => rows.map(([places, branches]) => ({
    ...Object.fromEntries(fields.map((name, i) => [name, pool[places[i]]])), branches: branches.map(frames),
  }));
  return hands.map((hand) => ({
    ...hand, tracks: Object.fromEntries(Object.entries(hand.tracks).map(([key, rows]) => [key, frames(rows)])),
  }));
}

/**
 * A place in a line of frames. Below the main line lie the variations that lead here: one that stands in the place of
 * an act (`instead`), or one that goes on after it, as a what-if does.
 */
export function cursorOn(main) {
  let stack = [{ frames: main, at: 0, instead: false }];
  const top = () => stack.at(-1);
  const leave = () => stack.pop();

  function siblings() {
    const { frames, at } = top(), first = at === 0 && stack.length > 1 && top().instead;
    const parent = first ? stack.at(-2) : top(), frame = parent.frames[parent.at];
    return first || frame.branches.length ? { lines: [null, ...frame.branches], chosen: first ? frame.branches.indexOf(frames) + 1 : 0 } : { lines: [], chosen: 0 };
  }

  function find(frames, wanted, before) {
    for (const [at, frame] of frames.entries()) {
      const here = [...before, { frames, at, instead: before.length > 0 }];
      if (frame.id === wanted || frame.label === wanted) return here;
      for (const branch of frame.branches) {
        const found = find(branch, wanted, here);
        if (found) return found;
      }
    }
    return null;
  }

  return {
    get frame() { return top().frames[top().at]; },
    get before() { // the moment before this one, None at the very beginning
      const { frames, at, instead } = top();
      if (at > 0) return frames[at - 1];
      const parent = stack.at(-2);
      return parent ? parent.frames[parent.at - (instead ? 1 : 0)] ?? null : null;
    },
    get at() { return stack[0].at; },
    get depth() { return stack.length - 1; },
    get line() { return top().frames; },
    get place() { return top().at; },
    get lines() { return stack.map(({ frames, at, instead }) => ({ frames, at, instead })); },
    get atEnd() { return top().at === top().frames.length - 1; },
    get atStart() { return stack.length === 1 && top().at === 0; },
    next() {
      if (this.atEnd) return false;
      top().at += 1;
      return true;
    },
    previous() {
      if (top().at > 0) top().at -= 1;
      else if (stack.length > 1) {
        const { instead } = leave();
        if (instead && top().at > 0) top().at -= 1;
      } else return false;
      return true;
    },
    home() { stack = [{ ...stack[0], at: 0 }]; },
    end() { top().at = top().frames.length - 1; },
    to(at) { stack = [{ ...stack[0], at }]; },
    toLine(depth, at) { stack = [...stack.slice(0, depth), { ...stack[depth], at }]; },
    siblings,
    choose(number) {
      const { lines, chosen } = siblings();
      if (!lines.length || number === chosen || number < 0 || number >= lines.length) return false;
      if (chosen) leave();
      if (number) stack.push({ frames: lines[number], at: 0, instead: true });
      return true;
    },
    /** Go on from here by frames of one's own. */
    follow(frames, at = 0) { stack.push({ frames, at, instead: false }); },
    /** Back to where the innermost variation was left. */
    out() {
      if (stack.length === 1) return false;
      leave();
      return true;
    },
    /** To a moment by its id or label; false where there is none. */
    find(wanted) {
      const found = wanted ? find(stack[0].frames, wanted, []) : null;
      if (found) stack = found;
      return Boolean(found);
    },
  };
}

/** Read "hand=…&at=…"; what is not there is "". `file=mesa` asks for the match that the table has left in this browser. */
export function readAddress(fragment) {
  const asked = new URLSearchParams(fragment);
  return { hand: asked.get("hand") ?? "", at: asked.get("at") ?? "", seat: asked.get("seat") ?? "", cards: asked.get("cards") ?? "", file: asked.get("file") ?? "" };
}

/** Write the same, without what says nothing. */
export function writeAddress({ hand, at, seat, cards }) {
  return Object.entries({ hand, at, seat, cards }).filter(([, value]) => value !== "").map(([key, value]) => `${key}=${encodeURIComponent(value)}`).join("&");
}
