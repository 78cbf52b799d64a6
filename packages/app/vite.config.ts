import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { languages } from '@selfservice/api/core/language';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import react from '@vitejs/plugin-react';
import { msw } from 'msw/vite';
import type { Plugin, ViteDevServer } from 'vite';
import { defineConfig } from 'vite';
import { declaredScreens } from '../../tools/declared-screens.ts';
import { demoFolder } from '../../tools/demo-folder.ts';
import { helpPages } from '../../tools/help-pages.ts';
import { minifyStyles } from '../../tools/minify-styles.ts';
import { pureComponents } from '../../tools/pure-components.ts';
import { hashedStartNotice, missingFilesText } from '../../tools/start-notice.ts';
import { supportedBrowsers } from '../../tools/supported-browsers.ts';

const backend = 'http://localhost:4000';
const backendPaths = ['/breeze', '/controllers', '/Token', '/api', '/external', '/config.json'];

export default defineConfig(({ mode, command }) => {
  const isDemo = mode === 'demo';
  return {
    base: './', // The files find each other wherever they are; the page finds them by its <base>.
    plugins: [
      react({
        compiler: true,
        exclude: [/\/node_modules\//, ...(command === 'build' ? [seldomRendered] : [])],
      }),
      { ...optimizeLocales.vite({ locales: ['en-US', 'cs-CZ', 'sk-SK'] }), enforce: 'pre' },
      declaredScreens(),
      // Without it login, home and routes are 0.5 to 2.7 kB larger (gzip).
      minifyStyles(),
      // Without it home and every route are 4.4 kB larger (gzip).
      pureComponents(),
      missingConfiguration(),
      hashedStartNotice(),
      missingFilesText(),
      buildMark(),
      helpPages(),
      ...(isDemo ? [demoEntry(), demoFolder(), msw({ mode: 'worker-only' })] : []),
    ],
    build: {
      outDir: isDemo ? 'dist-demo' : 'dist',
      manifest: true,
      target: Object.entries(supportedBrowsers).map(([browser, version]) => `${browser}${version}`),
      modulePreload: {
        // Every browser that knows the syntax of the build knows modulepreload.
        polyfill: false,
        // A browser may remember for good that a preloaded module did not come, and then nothing that needs it can be
        // tried again. The screens that come first are not tried again anyway.
        resolveDependencies: (file, dependencies, { hostType }) =>
          hostType === 'html' || wholeScreens.test(file) ? dependencies : [],
      },
      rolldownOptions: {
        input: ['index.html', ...languages.map((language) => `help-pages/${language}.html`)],
        // A property is read for its value alone.
        treeshake: { propertyReadSideEffects: false },
        output: {
          // Code that the first screens share is in a few files; everything else follows the lazy imports. Without the groups
          // from `form` on the login is 7 kB larger, home 17 kB, and a route up to 19 kB (gzip).
          codeSplitting: {
            groups: [
              // What begins the session, with what it imports: a script of its own, which runs before the next is there.
              { name: 'early', test: /packages\/app\/src\/early\.ts$/ },
              // The help pages begin with themselves.
              { name: 'initial', tags: ['$initial'], test: /^(?!.*\/help-pages\/)/ },
              // What the login shares with the other screens, with what that imports.
              {
                name: 'form',
                test: /packages\/ui\/src\/(primitives\/(Banner|Checkbox|IconButton|PasswordField|TextField)|patterns\/ErrorPanel)\/\w+\.tsx$/,
              },
              // What most screens have in common after sign-in. In a dozen files it would be a fifth larger.
              { name: 'signed-in', test: signedIn },
              { name: 'screen', test: everyScreen },
              { name: 'list', test: lists },
            ],
          },
        },
      },
      // The demo and the test routes carry a mock backend; the product's own budget is checked by tools/sizes.ts.
      chunkSizeWarningLimit: 2000,
    },
    // All dependencies are found before the first page load, so that none reloads the page later.
    optimizeDeps: { entries: [isDemo ? 'src/demo.tsx' : 'src/main.tsx'] },
    server: {
      // The demo answers its own calls; everything else asks the backend.
      ...(!isDemo && { proxy: Object.fromEntries(backendPaths.map((path) => [path, backend])) }),
    },
  };
});

/**
 * Compiled, components remember what they have made. These are in the first code, are drawn a few times and are nobody's
 * dependencies: what they would remember takes more bytes than it saves time.
 */
const seldomRendered =
  /packages\/(ui\/src\/((dashboard|session|errors)\/|patterns\/(SignInLayout|StatusPage|AppFrame|AppShell|AppBar|AppFooter|MoreMenu|PersonMenu|SideNavigation|ErrorPanel|SessionNotice)\/|primitives\/(Badge|Banner|Button|Disclosure|Icon|IconButton|PasswordField|ProgressCircle|Skeleton|TextField)\/|primitives\/Deferred\/LoadFailure)|app\/src\/shell\/(SessionGate|SignedOut|App)\.tsx)/;

/** The frame around the screens, the language saved for the person, the little that home has in common with all of them, and with my day. */
const signedIn =
  /packages\/(app\/src\/shell\/after-sign-in\.ts|ui\/src\/(primitives\/(Skeleton|Link)\/(Skeleton|Link)\.tsx|patterns\/person-name\/personName\.ts|dashboard\/MyDay\/(MyDayPlace\.ts|DayWordsSkeleton\.tsx)|i18n\/format(Duration|Date)\.ts))$|lucide-react\/dist\/esm\/icons\/chevron-right\.mjs$/;

/** Title and empty state, the address, days and months, and what lists share with plans and fields. */
const everyScreen =
  /packages\/(api\/src\/core\/local-date-arithmetic\.ts|app\/src\/shell\/useAddressParameters\.ts|ui\/src\/(patterns\/((ScreenFrame|EmptyState)\/\w+\.tsx|person-name\/titlesAfter\.ts)|i18n\/formatRange\.ts|primitives\/List\/(rowPlaces|visibleRange|useRowHeight)\.ts))$|lucide-react\/dist\/esm\/icons\/x\.mjs$|private\/(interactions\/useLongPress|i18n\/useLocalizedStringFormatter|utils\/useEvent)\.mjs$/;

/** The ready screen for list and detail. */
const lists =
  /packages\/ui\/src\/(primitives\/List\/(List\.tsx|currentRow\.ts)|patterns\/ListDetailScreen\/ListDetailScreen\.tsx)$/;

/** What comes first: what it shares with others comes beside it. */
const wholeScreens = /\/(LoginScreen|after-sign-in|DashboardRoute)-[^/]*$/;

/** The demo begins with another module, so that the product never asks whether it is mocked. */
function demoEntry(): Plugin {
  return {
    name: 'demo-entry',
    transformIndexHtml: {
      order: 'pre',
      handler: (html) => html.replace('/src/main.tsx', '/src/demo.tsx'),
    },
  };
}

/** A missing `config.json` is a 404 and never the page, which would be taken for a broken configuration. */
function missingConfiguration(): Plugin {
  const answer = (server: Pick<ViteDevServer, 'middlewares'>, folder: string) => {
    server.middlewares.use((request, response, next) => {
      const isMissing =
        request.url?.split('?')[0]?.endsWith('/config.json') && !existsSync(join(folder, 'config.json'));
      if (!isMissing) return next();
      response.writeHead(404).end();
    });
  };
  return {
    name: 'missing-configuration',
    configureServer: (server) => {
      if (!server.config.server.proxy) answer(server, server.config.publicDir);
    },
    configurePreviewServer: (server) => answer(server, join(server.config.root, server.config.build.outDir)),
  };
}

/**
 * Marks a build by the names of its files, which carry hashes of their content: `version.json` says it for the
 * newest build, a meta element for the one that a page runs.
 */
function buildMark(): Plugin {
  return {
    name: 'build-mark',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const page = bundle['index.html'];
        if (page?.type !== 'asset') return this.error('There is no index.html to mark.');
        const html = String(page.source);
        const build = createHash('sha256').update(html).digest('hex').slice(0, 12);
        page.source = html.replace('</head>', `  <meta name="build" content="${build}" />\n  </head>`);
        this.emitFile({ type: 'asset', fileName: 'version.json', source: JSON.stringify({ build }) });
      },
    },
  };
}
