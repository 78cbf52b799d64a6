import { RuleTester } from 'oxlint/plugins-dev';
import { describe, test } from 'vitest';
import { noChainedRest, noHookReturnType, noPropsBag } from './props.ts';

RuleTester.describe = describe;
RuleTester.it = test;
const tester = new RuleTester({ languageOptions: { parserOptions: { lang: 'tsx' } } });

tester.run('no-props-bag', noPropsBag, {
  valid: ['<View a={a} b={b} />;', '<View {...handlers} />;'],
  invalid: [{ code: '<View {...{ a, b }} />;', errors: 1 }],
});

tester.run('no-chained-rest', noChainedRest, {
  valid: [
    'function View(props) { const { a, ...rest } = props; return rest; }',
    'function View({ a, ...rest }) { return <div {...rest} />; }',
    'const { a } = b; const { c } = a;',
  ],
  invalid: [
    { code: 'function View(props) { const { a, ...more } = props; const { b } = more; }', errors: 1 },
    { code: 'function View({ a, ...more }) { const { b, ...rest } = more; }', errors: 1 },
    { code: 'const { a, ...more } = b; function inner() { const { c } = more; }', errors: 1 },
  ],
});

tester.run('no-hook-return-type', noHookReturnType, {
  valid: ['type A = ReturnType<typeof createPlan>;', 'type B = ReturnType<User>;'],
  invalid: [{ code: 'type A = ReturnType<typeof usePlan>;', errors: 1 }],
});
