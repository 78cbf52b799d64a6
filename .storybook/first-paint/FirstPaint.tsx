import styles from '../../packages/app/src/shell/first-paint.css?raw';
import page from '../../packages/app/index.html?raw';
import notice from '../../packages/app/public/start-notice.js?raw';
import tokens from '../../packages/ui/src/tokens/tokens.css?raw';

export interface FirstPaintProps {
  /** Why the application does not appear. Default: it is still loading. */
  problem?: 'old' | 'late' | 'failed';
  /** The first language of the browser. */
  language: string;
}

/** Scripts that cause a problem before the start notice runs. */
const before: Partial<Record<NonNullable<FirstPaintProps['problem']>, string>> = {
  old: 'CSS.supports = () => false;',
  // The notice waits for 20 seconds; a story does not.
  late: 'const wait = setTimeout; setTimeout = (callback) => wait(callback, 0);',
};

/** Scripts that cause a problem after it runs. */
const after: typeof before = {
  failed:
    "document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet' })); document.head.lastElementChild.dispatchEvent(new Event('error'));",
};

const inScript = (code: string) => `<script>${code.replaceAll('</', '<\\/')}</script>`;

/** Returns the start page of the application without the application, so that it stays as it is before the code has loaded. */
function pageOf({ problem, language }: FirstPaintProps): string {
  const languages = `Object.defineProperty(navigator, 'languages', { value: [${JSON.stringify(language)}] });`;
  return page
    .replace(/<base [^>]*>/, `<style>${tokens}${styles}</style>`)
    .replaceAll(/<link [^>]*>/g, '')
    .replace(
      /<script src="\/start-notice\.js"><\/script>/,
      () => inScript(languages + ((problem && before[problem]) ?? '')) + inScript(notice),
    )
    .replace(/<script type="module"[^>]*><\/script>/, () => inScript((problem && after[problem]) ?? ''));
}

/** The page that the browser shows before the code of the application has loaded, with the notice of a problem. */
export function FirstPaint(props: FirstPaintProps) {
  return (
    // oxlint-disable-next-line react/iframe-missing-sandbox -- The page is the product's own; the story reads what it shows.
    <iframe
      title="Start page"

      srcDoc={pageOf(props)}
      style={{ display: 'block', width: '100%', height: '100vh', border: 0 }}
    />
  );
}
