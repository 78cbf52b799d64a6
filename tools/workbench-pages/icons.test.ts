import { expect, test } from 'vitest';
import { iconModule, usedIcons } from './icons.ts';

test('lists each icon once, with the modules that show it', () => {
  const icons = usedIcons();
  const names = icons.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b)));
  expect(icons.find(({ name }) => name === 'CheckCheck')?.users).toContain('ApprovalsScreen');
  // A type is no icon.
  expect(names).not.toContain('LucideIcon');
});

test('the module imports only the icons that are shown', () => {
  const code = iconModule('lucide-react');
  expect(code).toMatch(/^import \{ [\w, ]+ \} from "lucide-react";/);
  expect(code).toMatch(/\{ name: 'CheckCheck', icon: CheckCheck, users: \["ApprovalsScreen"/);
});
