import { expect, test } from 'vitest';
import { markPureComponents } from './pure-components.ts';

test.each(['var Link = React10.forwardRef(', 'const Known = React.createContext(null);'])(
  'marks the call of %s as pure',
  (line) => {
    expect(markPureComponents(line)).toBe(line.replace('= ', '= /* @__PURE__ */ '));
  },
);

test('takes away a name for developers', () => {
  expect(markPureComponents('Link.displayName = "Link";\nvar one = 1;')).toBe('\nvar one = 1;');
});

test.each([
  '  Link.displayName = "Link";',
  'var name = one.displayName;',
  'var made = React.useMemo(() => 1);',
])('leaves %s alone', (line) => {
  expect(markPureComponents(line)).toBe(line);
});
