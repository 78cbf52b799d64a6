/** Elements that axe examines for their colours and their place alone, as long as they have no attributes. */
const plain = /^<(div|span|p|i|b|em|strong|small|br|hr|svg|template)>/;

/** Elements that are pressed: axe measures their size, which follows from the class. */
const pressed = 'a, button, input, select, textarea, [role], [tabindex]';

/** Elements that have their name from all text inside them. */
const named = `${pressed}, h1, h2, h3, h4, h5, h6, label, legend, summary, option, th`;

/** Attributes that the rules of axe read by value. Of the others they read whether they are set, or the text. */
const byValue = /^(role|type|tabindex|lang|dir|scope|autocomplete|hidden|inert|aria-(hidden|modal|live))$/;

/** Attributes that name other elements by their ids. */
const references =
  /^(for|aria-(labelledby|describedby|controls|owns|activedescendant|details|errormessage))$/;

/** Attributes without a meaning for axe. */
const meaningless = /^(id|style|class|data-.*|fill|height|width|stroke.*|viewBox|xmlns|slot)$/;

/** Elements that axe does not examine. */
const excluded = 'script, style, [data-live-announcer]';

const headings = 'h1, h2, h3, h4, h5, h6, [role=heading]';
const landmarks =
  'main, nav, header, footer, aside, section, form, [role=main], [role=banner], [role=contentinfo], [role=complementary], [role=search], [role=region], [role=navigation]';

function attributeOutline({ name, value }: Attr): string {
  if (byValue.test(name)) return `${name}=${value}`;
  if (references.test(name))
    return `${name}=${value.split(' ').every((id) => document.getElementById(id)) ? 'found' : 'missing'}`;
  return value === '' ? `${name}=` : name;
}

function hasText(element: Element): boolean {
  if (element.matches(named)) return element.textContent.trim() !== '';
  return [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '');
}

/** Returns the tag and attributes of an element, and where it has text, elements and a label. */
function outlineOf(element: Element): string {
  const attributes = [...element.attributes]
    .filter(({ name }) => !meaningless.test(name))
    .map(attributeOutline)
    .toSorted();
  const has = [
    hasText(element) && 'text',
    element.firstElementChild && 'elements',
    element.matches('input, select, textarea') && (element as HTMLInputElement).labels?.length && 'label',
    element.matches(pressed) && element.className,
  ].filter(Boolean);
  return `<${[element.localName, ...attributes].join(' ')}>${has.join(' ')}`;
}

/** Returns the meaning of an element for those inside it; nothing for one that only groups. */
function meaningOf(element: Element): string {
  const [role, isHidden] = [element.getAttribute('role'), element.getAttribute('aria-hidden')];
  if (!role && !isHidden && /^(div|span)$/.test(element.localName)) return '';
  return `/${element.localName} ${role ?? ''} ${isHidden ?? ''}`;
}

/** Returns each heading's level with the one before, and the landmarks, each with whether it is the second of its name. */
function pageOutlines(root: Element): string[] {
  const levels = [...root.querySelectorAll(headings)].map(
    (heading) => heading.getAttribute('aria-level') ?? heading.localName,
  );
  const names = [...root.querySelectorAll(landmarks)].map(
    ({ localName, ariaLabel, ariaLabelledByElements }) =>
      `${localName} ${ariaLabel ?? ariaLabelledByElements?.map(({ textContent }) => textContent).join(' ') ?? ''}`,
  );
  const kinds = names.map(
    (name, place) => `${name.split(' ')[0]}${names.indexOf(name) < place ? ' again' : ''}`,
  );
  return [
    ...levels.map((level, place) => `${levels[place - 1] ?? 'first'} ${level}`),
    `landmarks ${[...new Set(kinds)].join(', ')}`,
  ];
}

/**
 * Returns what axe can find on a page, without words, numbers, ids and colours: the outline of each element and the meaning
 * of the two around it, the order of the headings, and the landmarks. A page whose outlines all belong to examined pages is
 * not examined in `test`: axe could find only new colours there, which are examined by themselves, or a fault of a new
 * combination, which `test:all` finds.
 */
export function outlinesOf(root: Element): Set<string> {
  const found = new Set<string>(pageOutlines(root));
  const add = (parent: Element, outside: readonly string[]) => {
    for (const element of parent.children) {
      if (element.matches(excluded)) continue;
      const outline = outlineOf(element);
      if (!plain.test(outline)) found.add([...outside, outline].join(' '));
      // Axe examines a picture as a whole.
      if (element.localName === 'svg') continue;
      const meaning = meaningOf(element);
      add(element, meaning ? [...outside.slice(-1), meaning] : outside);
    }
  };
  add(root, []);
  return found;
}
