// The map at the end of a placement test: the skills under the word that says how each stands, each a link to practise.

import { fillWhenChanged, make, show } from "./elements.js";
import { appAddress, ownPage } from "./fragment.js";
import { standingWord } from "./standing.js";

const named = ({ title, practise }) => (ownPage() ? make("a", { href: appAddress("treino", practise) || `#${practise}` }, title) : make("b", {}, title));

function row({ standing, word, skills }) {
  const items = skills.map((skill) => make("li", {}, named(skill), ...skill.said.map((text) => make("p", {}, text))));
  return make("section", { class: "truco-placement-row", "aria-label": word },
    make("p", { class: "truco-placement-word" }, standingWord(standing, word), " ", make("span", { class: "truco-quiet" }, String(skills.length))),
    make("ul", { class: skills.some(({ said }) => said.length) ? "truco-placement-told" : "truco-placement-names" }, ...items));
}

export function placementMap() {
  const element = make("div", { class: "truco-placement", hidden: true });
  return {
    element,
    update(rows) {
      fillWhenChanged(element, rows, () => rows.map(row));
      show(element, rows.length > 0);
    },
  };
}
