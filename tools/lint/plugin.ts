import { relative } from 'node:path';
import { directionFault } from './directions.ts';
import { fileNameFault } from './file-names.ts';
import type { Rule } from './rule.ts';
import { noClockInRender } from './render-time.ts';
import { noChainedRest, noHookReturnType, noPropsBag } from './props.ts';

type Context = Parameters<NonNullable<Extract<Rule, { create: unknown }>['create']>>[0];

const root = process.cwd();

function pathOf(context: Context): string {
  return relative(root, context.filename);
}

const importDirections: Rule = {
  create(context) {
    const from = pathOf(context);
    return {
      ImportDeclaration(node) {
        // The imported names, not the local ones.
        const names = node.specifiers.map((specifier) => {
          if (specifier.type === 'ImportNamespaceSpecifier') return '*';
          return specifier.type === 'ImportSpecifier' && specifier.imported.type === 'Identifier'
            ? specifier.imported.name
            : specifier.local.name;
        });
        const message = directionFault({ from, specifier: node.source.value, names });
        if (message) context.report({ node, message });
      },
      ImportExpression(node) {
        if (node.source.type !== 'Literal' || typeof node.source.value !== 'string') return;
        const edge = { from, specifier: node.source.value, names: [], isDynamic: true };
        const message = directionFault(edge);
        if (message) context.report({ node, message });
      },
      ExportNamedDeclaration(node) {
        if (node.source) context.report({ node, message: 'No barrels: import from the defining module.' });
      },
      ExportAllDeclaration(node) {
        context.report({ node, message: 'No barrels: import from the defining module.' });
      },
    };
  },
};

const fileNames: Rule = {
  create(context) {
    return {
      Program(node) {
        const message = fileNameFault(pathOf(context));
        if (message) context.report({ node, message });
      },
    };
  },
};

/** Returns whether a declaration is an interface of props, whose members need doc comments instead of the interface. */
function isProps(declaration: { type: string; id?: unknown }): boolean {
  const { type, id } = declaration as { type: string; id?: { name?: string } };
  return /^TS(Interface|TypeAlias)Declaration$/.test(type) && id?.name?.endsWith('Props') === true;
}

const documentedExports: Rule = {
  create(context) {
    const hasDoc = (node: Parameters<typeof context.sourceCode.getCommentsBefore>[0]) =>
      context.sourceCode
        .getCommentsBefore(node)
        .some((comment) => comment.type === 'Block' && comment.value.startsWith('*'));
    return {
      ExportNamedDeclaration(node) {
        if (!node.declaration || isProps(node.declaration) || hasDoc(node)) return;
        context.report({ node, message: 'Add a doc comment to this export.' });
      },
      TSInterfaceDeclaration(node) {
        if (!node.id.name.endsWith('Props') || node.parent.type !== 'ExportNamedDeclaration') return;
        for (const member of node.body.body)
          if (!hasDoc(member)) context.report({ node: member, message: 'Add a doc comment to this prop.' });
      },
    };
  },
};

const injectedClock: Rule = {
  create(context) {
    const message = 'The current time comes from the injected clock.';
    return {
      NewExpression(node) {
        const isNow = node.arguments.length === 0;
        if (isNow && node.callee.type === 'Identifier' && node.callee.name === 'Date')
          context.report({ node, message });
      },
      MemberExpression(node) {
        const isDate = node.object.type === 'Identifier' && node.object.name === 'Date';
        if (isDate && node.property.type === 'Identifier' && node.property.name === 'now')
          context.report({ node, message });
      },
    };
  },
};

/** The lint rules of this project. */
const plugin: { meta: { name: string }; rules: Record<string, Rule> } = {
  meta: { name: 'house' },
  rules: {
    'import-directions': importDirections,
    'file-names': fileNames,
    'documented-exports': documentedExports,
    'injected-clock': injectedClock,
    'no-clock-in-render': noClockInRender,
    'no-props-bag': noPropsBag,
    'no-chained-rest': noChainedRest,
    'no-hook-return-type': noHookReturnType,
  },
};

export default plugin;
