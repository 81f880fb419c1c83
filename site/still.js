// A widget on a page that needs no Python: what its model would be told by Python stands in files of the site. What only the
// referee can answer, such as a what-if, leads to the same place of the page that has him (`live`).

/** A model as anywidget has it: `acts` answers what the widget asks by (message, model). */
function stillModel({ data, acts, live }) {
  const hearers = new Map();
  const model = {
    alone: false,
    get: (name) => data[name],
    set() {},
    save_changes() {},
    on: (event, hearer) => hearers.set(event, [...(hearers.get(event) ?? []), hearer]),
    off: (event, hearer) => hearers.set(event, (hearers.get(event) ?? []).filter((one) => one !== hearer)),
    tell(event, ...told) {
      for (const hearer of hearers.get(event) ?? []) hearer(...told);
    },
    change(changes) {
      Object.assign(data, changes);
      for (const name of Object.keys(changes)) model.tell(`change:${name}`);
    },
    send(message) {
      if (message.act === "ping") queueMicrotask(() => model.tell("msg:custom", { act: "pong", n: message.n }));
      else if (acts[message.act]) acts[message.act](message, model);
      else location.assign(`${live}${location.hash}`);
    },
  };
  return model;
}

async function fetched(address) {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return answer.json();
}

/** Draw the widget in its place; what keeps it from standing there is said in the page's own words. */
async function still(widget, made) {
  const place = document.getElementById("truco-still");
  try {
    await widget.render({ model: await made(), el: place });
  } catch (error) {
    place.querySelector(".truco-failed").hidden = false;
    throw error;
  }
}
