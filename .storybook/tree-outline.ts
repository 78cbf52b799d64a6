/** Attributes that the rules of axe read by value. Of the others they read whether they are set, or the text. */
const byValue =
  /^(class|role|type|tabindex|lang|dir|scope|autocomplete|hidden|inert|aria-(hidden|modal|live))$/;

/** Attributes that name other elements by their ids. */
const references =
  /^(for|aria-(labelledby|describedby|controls|owns|activedescendant|details|errormessage))$/;

/** The outline of an element that a page may have only once, or whose number matters. */
const single =
  /<(main|nav|header|footer|aside|section|form|h1)\b| role=(main|navigation|banner|contentinfo|region)\b/;

/** Elements that axe does not examine. */
const excluded = 'script, style, [data-live-announcer]';

function attributeOutline({ name, value }: Attr): string {
  if (byValue.test(name)) return `${name}=${value}`;
  if (references.test(name))
    return `${name}=${value.split(' ').every((id) => document.getElementById(id)) ? 'found' : 'missing'}`;
  return value === '' ? `${name}=` : name;
}

/**
 * Returns the outline of a tree: tags, attributes and where text is, without the words, numbers and ids. Elements with
 * equal outlines are equal to axe, except for colours. Of siblings with equal outlines, such as rows, one is noted.
 */
export function treeOutline(root: Element): string {
  const attributes = [...root.attributes]
    .filter(({ name }) => !/^(id|style|data-)/.test(name))
    .map(attributeOutline)
    .toSorted();
  const text = [...root.childNodes].some((node) => node instanceof Text && node.data.trim() !== '');
  // Axe examines a picture as a whole.
  const children = root.matches('svg')
    ? []
    : [...root.children].filter((child) => !child.matches(excluded)).map(treeOutline);
  const distinct = children.filter((child, place) => single.test(child) || children.indexOf(child) === place);
  return `<${[root.localName, ...attributes].join(' ')}>${text ? 'text' : ''}${distinct.join('')}</>`;
}
