import type { Rule } from './rule.ts';

/** The methods of a clock that read the current time. */
const readings = ['localNow', 'epochMs', 'elapsedMs'];
/** The calls that run their callback while the component renders. */
const immediate = ['map', 'flatMap', 'filter', 'find', 'some', 'every', 'toSorted', 'reduce', 'useMemo'];

/** The parts of a syntax node that the rule reads. */
interface SyntaxNode {
  type: string;
  parent?: SyntaxNode | null;
  id?: unknown;
  name?: unknown;
  callee?: unknown;
  property?: unknown;
}

function nameOf(node: unknown): string {
  const name = (node as SyntaxNode | null | undefined)?.name;
  return typeof name === 'string' ? name : '';
}

/** Returns the name of a function, or of the constant that it is assigned to; empty for none. */
function functionName({ id, parent }: SyntaxNode): string {
  if (id) return nameOf(id);
  return parent?.type === 'VariableDeclarator' ? nameOf(parent.id) : '';
}

/** Whether a function runs while a component or hook renders, whose name starts with a capital or with `use`. */
function rendersIn(node: SyntaxNode): boolean {
  for (let one = node.parent; one; one = one.parent) {
    if (!/Function/.test(one.type)) continue;
    if (/^(?:use)?[A-Z]/.test(functionName(one))) return true;
    const { parent } = one;
    if (parent?.type !== 'CallExpression') return false;
    const { callee } = parent as { callee: SyntaxNode };
    if (!immediate.includes(nameOf(callee.type === 'MemberExpression' ? callee.property : callee)))
      return false;
  }
  return false;
}

/** Forbids reading the clock while rendering: the compiler keeps what was read, so that a screen shows yesterday after midnight. */
export const noClockInRender: Rule = {
  create(context) {
    return {
      CallExpression(node) {
        const { callee } = node;
        if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return;
        if (readings.includes(callee.property.name) && rendersIn(node))
          context.report({
            node,
            message: 'Use useNow, useToday or useNowMs: the time changes while the screen is open.',
          });
      },
    };
  },
};
