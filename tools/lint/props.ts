import type { Rule } from './rule.ts';

/** Forbids `<View {...{ a, b }} />`: write the props of a view by name. */
export const noPropsBag: Rule = {
  create(context) {
    return {
      JSXSpreadAttribute(node) {
        if (node.argument.type === 'ObjectExpression')
          context.report({ node, message: 'Write each prop by its name.' });
      },
    };
  },
};

/** Forbids `const { b, ...rest } = more` if `more` is the rest of another object: read props in one step. */
export const noChainedRest: Rule = {
  create(context) {
    return {
      VariableDeclarator(node) {
        const { id, init } = node;
        if (id.type !== 'ObjectPattern' || init?.type !== 'Identifier') return;
        const { name } = init;
        for (let scope = context.sourceCode.getScope(node); ;) {
          const variable = scope.set.get(name);
          if (variable) {
            const isRest = variable.identifiers.some((each) => each.parent.type === 'RestElement');
            if (isRest) context.report({ node, message: `Destructure ${name} in one step.` });
            return;
          }
          if (!scope.upper) return;
          scope = scope.upper;
        }
      },
    };
  },
};

/** Forbids `ReturnType<typeof useX>`: name the type of the result of a hook. */
export const noHookReturnType: Rule = {
  create(context) {
    return {
      TSTypeReference(node) {
        const { typeName, typeArguments } = node;
        if (typeName.type !== 'Identifier' || typeName.name !== 'ReturnType') return;
        const [of] = typeArguments?.params ?? [];
        if (of?.type !== 'TSTypeQuery' || of.exprName.type !== 'Identifier') return;
        if (/^use[A-Z]/.test(of.exprName.name))
          context.report({ node, message: `Name the type that ${of.exprName.name} returns.` });
      },
    };
  },
};
