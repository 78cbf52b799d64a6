/** Attributes that styles refer to. Ids and labels differ between elements that look the same. */
const styling =
  /^(class|role|type|disabled|hidden|open|data-(?!key$|rac$|react-aria)|aria-(?!label|controls|describedby|owns|activedescendant|details|errormessage|valuetext))/;

/** Declarations that can change a colour. Positions and sizes differ between elements that look the same. */
const colouring = /colou?r|background|opacity|fill|var\(|#|rgb|hsl|oklch/i;

/** Numbers of styles by the number of the parent's style and the element's own attributes. */
const numbers = new Map<string, number>();

function attributesOf(element: Element): string {
  const attributes = [...element.attributes]
    .filter(({ name }) => styling.test(name))
    .map(({ name, value }) => `${name}=${value}`);
  const style = element.getAttribute('style') ?? '';
  return [element.localName, ...attributes, ...style.split(';').filter((each) => colouring.test(each))].join(
    ' ',
  );
}

/** Returns a number for the styling of an element and its ancestors: equal numbers mean equal colours in the same theme. */
function styleNumber(element: Element, known: Map<Element, number>): number {
  const found = known.get(element);
  if (found !== undefined) return found;
  const parent = element.parentElement ? styleNumber(element.parentElement, known) : 0;
  const key = `${parent} ${attributesOf(element)}`;
  const number = numbers.get(key) ?? numbers.size + 1;
  numbers.set(key, number);
  known.set(element, number);
  return number;
}

/** Whether axe reads text from an element: its own text, or that of a field. */
function hasText(element: Element): boolean {
  if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) return true;
  return [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '');
}

/**
 * Returns the elements with text whose styling none of the elements before had, and remembers it.
 *
 * @param seen the numbers of the stylings so far
 */
export function elementsInNewStyles(root: Element, seen: Set<number>): Element[] {
  const known = new Map<Element, number>();
  return [...root.querySelectorAll('*')].filter((element) => {
    if (!hasText(element)) return false;
    const number = styleNumber(element, known);
    if (seen.has(number)) return false;
    seen.add(number);
    return true;
  });
}
