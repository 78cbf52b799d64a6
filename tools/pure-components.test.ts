import { expect, test } from 'vitest';
import { markPureComponents } from './pure-components.ts';

test.each(['var Link = React10.forwardRef(', 'const Known = React.createContext(null);'])(
  'markPureComponents marks the call in "%s" as pure',
  (line) => {
    expect(markPureComponents(line)).toBe(line.replace('= ', '= /* @__PURE__ */ '));
  },
);

test('markPureComponents removes display names', () => {
  expect(markPureComponents('Link.displayName = "Link";\nvar one = 1;')).toBe('\nvar one = 1;');
});

test.each([
  '  Link.displayName = "Link";',
  'var name = one.displayName;',
  'var made = React.useMemo(() => 1);',
])('markPureComponents does not change "%s"', (line) => {
  expect(markPureComponents(line)).toBe(line);
});
