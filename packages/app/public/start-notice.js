/*
 * Covers the start screen when the browser is too old, when a first file does not arrive, or when nothing has appeared
 * after 20 seconds. In ECMAScript 5 for old browsers, and before all other scripts, so that it sees them fail.
 */
(function () {
  'use strict';

  var ownUrl = document.currentScript ? document.currentScript.src : '';
  var baseUrl = ownUrl.slice(0, ownUrl.lastIndexOf('/') + 1);

  var texts = {
    en: {
      old: [
        'Your browser is too old',
        'Self-service needs Chrome or Edge 125, Firefox 126, Safari 17.5 or later. Update your browser and reload the page.',
      ],
      failed: [
        'Self-service could not be loaded',
        'A file of the application could not be loaded. Check your connection and reload the page.',
      ],
      late: [
        'Self-service has not started yet',
        'Starting takes longer than usual. Wait, or check your connection and reload the page.',
      ],
      reload: 'Reload page',
    },
    cs: {
      old: [
        'Váš prohlížeč je příliš starý',
        'Aplikace potřebuje Chrome nebo Edge 125, Firefox 126, Safari 17.5 či novější verzi. Aktualizujte prohlížeč a načtěte stránku znovu.',
      ],
      failed: [
        'Aplikaci se nepodařilo načíst',
        'Některý soubor aplikace se nepodařilo načíst. Zkontrolujte připojení a načtěte stránku znovu.',
      ],
      late: [
        'Aplikace se zatím nespustila',
        'Spuštění trvá déle než obvykle. Počkejte, nebo zkontrolujte připojení a načtěte stránku znovu.',
      ],
      reload: 'Načíst stránku znovu',
    },
    sk: {
      old: [
        'Váš prehliadač je príliš starý',
        'Aplikácia potrebuje Chrome alebo Edge 125, Firefox 126, Safari 17.5 či novšiu verziu. Aktualizujte prehliadač a načítajte stránku znova.',
      ],
      failed: [
        'Aplikáciu sa nepodarilo načítať',
        'Niektorý súbor aplikácie sa nepodarilo načítať. Skontrolujte pripojenie a načítajte stránku znova.',
      ],
      late: [
        'Aplikácia sa zatiaľ nespustila',
        'Spustenie trvá dlhšie ako zvyčajne. Počkajte, alebo skontrolujte pripojenie a načítajte stránku znova.',
      ],
      reload: 'Načítať stránku znova',
    },
  };

  /* The colours of the design tokens. */
  var light = {
    surface: '#faf9f6',
    text: '#211f1b',
    muted: '#625c53',
    accent: '#0f4c55',
    onAccent: '#ffffff',
  };
  var dark = {
    surface: '#171614',
    text: '#edeae4',
    muted: '#aaa498',
    accent: '#86c5ca',
    onAccent: '#08272b',
  };

  var notice = null;
  /* Whether the notice stays when the application appears. */
  var isFinal = false;

  /* The newest features that the application needs. */
  function isTooOld() {
    return !(
      window.CSS &&
      CSS.supports &&
      CSS.supports('color', 'light-dark(#fff, #000)') &&
      window.AbortSignal &&
      AbortSignal.any &&
      window.Promise &&
      Promise.withResolvers &&
      window.Map &&
      Map.groupBy
    );
  }

  /* The first language of the browser that the interface has, else English. */
  function language() {
    var codes = navigator.languages || [navigator.language];
    for (var at = 0; at < codes.length; at++) {
      var code = codes[at].toLowerCase().split(/[-_]/)[0];
      if (Object.prototype.hasOwnProperty.call(texts, code)) return code;
    }
    return 'en';
  }

  /* The application replaces the content of the root. */
  function hasAppeared() {
    var root = document.getElementById('root');
    var first = root && root.firstElementChild;
    return Boolean(first) && first.getAttribute('class') !== 'first-paint';
  }

  function add(parent, tag, style, text) {
    var element = parent.appendChild(document.createElement(tag));
    element.style.cssText = style;
    if (text) element.appendChild(document.createTextNode(text));
    return element;
  }

  function addSign(parent, color) {
    var svg = parent.appendChild(document.createElementNS('http://www.w3.org/2000/svg', 'svg'));
    svg.setAttribute('viewBox', '0 0 32 32');
    svg.setAttribute('aria-hidden', 'true');
    svg.style.cssText = 'width:48px;fill:none;stroke-width:2;stroke-linecap:round;stroke:' + color;
    var path = svg.appendChild(document.createElementNS(svg.namespaceURI, 'path'));
    path.setAttribute('d', 'M16 8v8l5.5 4M16 2a14 14 0 1 1 0 28a14 14 0 1 1 0-28');
  }

  function show(reason) {
    var code = language();
    var words = texts[code][reason];
    var isDark = window.matchMedia && matchMedia('(prefers-color-scheme: dark)').matches;
    var colors = isDark ? dark : light;
    hide();
    notice = add(
      document.body,
      'div',
      'position:fixed;top:0;right:0;bottom:0;left:0;z-index:1000;display:flex;overflow:auto;text-align:center;' +
        'font:400 16px/1.5 "Inter Variable",system-ui,sans-serif;color:' +
        colors.muted +
        ';background:' +
        colors.surface
    );
    notice.lang = code;
    notice.setAttribute('role', 'alert');
    var content = add(notice, 'div', 'max-width:34rem;margin:auto;padding:32px 16px');
    addSign(content, colors.accent);
    add(content, 'h1', 'margin:24px 0 8px;font-size:20px;font-weight:500;color:' + colors.text, words[0]);
    add(content, 'p', 'margin:0 0 24px', words[1]);
    var button = add(
      content,
      'button',
      'min-height:44px;padding:4px 16px;border:1px solid transparent;border-radius:4px;font:inherit;color:' +
        colors.onAccent +
        ';background:' +
        colors.accent,
      texts[code].reload
    );
    button.addEventListener('click', function () {
      location.reload();
    });
  }

  function hide() {
    if (notice) notice.parentNode.removeChild(notice);
    notice = null;
  }

  /* Calls back when the page is read, before module scripts run. */
  function whenRead(callback) {
    if (document.readyState !== 'loading') return callback();
    document.addEventListener('readystatechange', function read() {
      document.removeEventListener('readystatechange', read);
      callback();
    });
  }

  /* Browser extensions add files of their own, which do not count. */
  function onFileFailed(event) {
    var file = event.target;
    var isScript = file.tagName === 'SCRIPT' && file.type === 'module';
    var isStyleSheet = file.tagName === 'LINK' && file.rel === 'stylesheet';
    var url = file.src || file.href || '';
    if (!(isScript || isStyleSheet) || url.indexOf(baseUrl) !== 0) return;
    // Without its style sheet the application cannot be used.
    if (isStyleSheet) isFinal = true;
    whenRead(function () {
      if (isFinal || !hasAppeared()) show('failed');
    });
  }

  function watch() {
    var late = setTimeout(function () {
      if (!notice) show('late');
    }, 20000);
    var root = document.getElementById('root');
    var observer = new MutationObserver(end);

    function end() {
      if (!hasAppeared()) return;
      observer.disconnect();
      clearTimeout(late);
      window.removeEventListener('error', onFileFailed, true);
      if (!isFinal) hide();
    }

    observer.observe(root, { childList: true });
    end();
  }

  if (isTooOld()) {
    // Keeps the application from running: it could fail in a write.
    var policy = document.head.appendChild(document.createElement('meta'));
    policy.httpEquiv = 'Content-Security-Policy';
    policy.content = "script-src 'none'";
    whenRead(function () {
      show('old');
    });
  } else {
    window.addEventListener('error', onFileFailed, true);
    whenRead(watch);
  }
})();
