import { RuleTester } from 'oxlint/plugins-dev';
import { describe, test } from 'vitest';
import { noClockInRender } from './render-time.ts';

RuleTester.describe = describe;
RuleTester.it = test;

new RuleTester({ languageOptions: { parserOptions: { lang: 'tsx' } } }).run(
  'no-clock-in-render',
  noClockInRender,
  {
    valid: [
      'function Screen() { return <Button onPress={() => save(clock.localNow())} />; }',
      'function Screen() { const save = () => send(clock.localNow()); return <Button onPress={save} />; }',
      'function Screen() { useEffect(() => { report(clock.localNow()); }, []); }',
      'function Paper() { const [now] = useState(() => clock.localNow()); return now; }',
      'function useTerminal() { return sessionValue("terminal", () => create({ at: clock.localNow() })); }',
      'function createModel() { return clock.localNow(); }',
      'const addDay = () => clock.localNow();',
    ],
    invalid: [
      { code: 'function Screen() { return <p>{clock.localNow()}</p>; }', errors: 1 },
      { code: 'export const Screen = () => <p>{clock.localNow()}</p>;', errors: 1 },
      {
        code: 'export default function Screen() { const now = useClock().localNow(); return now; }',
        errors: 1,
      },
      { code: 'function useDay() { return dateOf(useClock().localNow()); }', errors: 1 },
      { code: 'function useAge() { return useClock().epochMs(); }', errors: 1 },
      { code: 'function List() { return rows.map((row) => <Row now={clock.localNow()} />); }', errors: 1 },
      { code: 'function List() { return useMemo(() => clock.localNow(), []); }', errors: 1 },
    ],
  },
);
