import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { languages } from '@selfservice/api/core/language';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import react from '@vitejs/plugin-react';
import { msw } from 'msw/vite';
import type { Plugin, ViteDevServer } from 'vite';
import { defineConfig } from 'vite';
import { compressedFiles } from '../../tools/compressed-files.ts';
import { declaredScreens } from '../../tools/declared-screens.ts';
import { demoFolder } from '../../tools/demo-folder.ts';
import { helpPages } from '../../tools/help-pages.ts';
import { manifestBeside } from '../../tools/manifest-beside.ts';
import { assetFileNames } from '../../tools/pdf-decoders.ts';
import { minifyStyles } from '../../tools/minify-styles.ts';
import { pureComponents } from '../../tools/pure-components.ts';
import { serviceWorker } from '../../tools/service-worker.ts';
import { hashedStartNotice, missingFilesText } from '../../tools/start-notice.ts';
import { thirdParty } from '../../tools/supply/third-party.ts';
import { supportedBrowsers } from '../../tools/supported-browsers.ts';

const backend = 'http://localhost:4000';
const backendPaths = ['/breeze', '/controllers', '/Token', '/api', '/external', '/config.json'];

export default defineConfig(({ mode, command }) => {
  const isDemo = mode === 'demo';
  return {
    base: './', // Files refer to each other by relative addresses; the page refers to them by its <base>.
    plugins: [
      react({
        compiler: true,
        exclude: [/\/node_modules\//, ...(command === 'build' ? [seldomRendered] : [])],
      }),
      { ...optimizeLocales.vite({ locales: ['en-US', 'cs-CZ', 'sk-SK'] }), enforce: 'pre' },
      declaredScreens(),
      // Makes login, home and routes 0.5 to 2.7 kB smaller (gzip).
      minifyStyles(),
      // Makes home and every route 4.4 kB smaller (gzip).
      pureComponents(),
      missingConfiguration(),
      hashedStartNotice(),
      missingFilesText(),
      buildMark(),
      thirdParty(isDemo ? {} : { sbomFile: 'sbom.cdx.json' }),
      helpPages(),
      manifestBeside(),
      ...(isDemo
        ? [demoEntry(), demoFolder(), msw({ mode: 'worker-only' })]
        : [serviceWorker(join(import.meta.dirname, 'worker/service-worker.ts')), compressedFiles()]),
    ],
    build: {
      outDir: isDemo ? 'dist-demo' : 'dist',
      manifest: true,
      target: Object.entries(supportedBrowsers).map(([browser, version]) => `${browser}${version}`),
      modulePreload: {
        // Every browser that supports the syntax of the build supports modulepreload.
        polyfill: false,
        // A browser may permanently remember that a preloaded module failed, so that nothing that needs it can be
        // retried. The first screens are not retried anyway.
        resolveDependencies: (file, dependencies, { hostType }) =>
          hostType === 'html' || wholeScreens.test(file) ? dependencies : [],
      },
      rolldownOptions: {
        input: ['index.html', ...languages.map((language) => `help-pages/${language}.html`)],
        output: {
          assetFileNames,
          // Code that the first screens share is in a few files; everything else follows the lazy imports. The groups from
          // `form` on make the login 7 kB smaller, home 17 kB, and a route up to 19 kB (gzip).
          codeSplitting: {
            groups: [
              // The code that starts the session, as a separate script that runs before the next one has loaded.
              { name: 'early', test: /packages\/app\/src\/early\.ts$/ },
              // The first code of the application, without that of the help pages.
              { name: 'initial', tags: ['$initial'], test: /^(?!.*\/help-pages\/)/ },
              // The code that the login shares with the other screens.
              {
                name: 'form',
                test: /packages\/ui\/src\/((primitives\/(Banner|Checkbox|IconButton|PasswordField|TextField)|patterns\/ErrorPanel)\/\w+\.tsx|environment\/useFormValues\.ts|patterns\/SignInLayout\/FormColumn\.tsx)$/,
              },
              // The code that most screens after the sign-in share. In a dozen files it would be a fifth larger.
              { name: 'signed-in', test: signedIn },
              { name: 'screen', test: everyScreen },
              { name: 'list', test: lists },
            ],
          },
        },
      },
      // The demo and the test routes contain a mock backend; tools/sizes.ts checks the budget of the product.
      chunkSizeWarningLimit: 2000,
    },
    // Vite finds all dependencies before the first page load, so that none reloads the page later.
    optimizeDeps: { entries: [isDemo ? 'src/demo.tsx' : 'src/main.tsx'] },
    server: {
      // The demo responds to its own calls. Other modes call the backend.
      ...(!isDemo && { proxy: Object.fromEntries(backendPaths.map((path) => [path, backend])) }),
    },
  };
});

/**
 * Components and hooks that the React compiler skips. They are part of the first code, and render seldom or would memoize a
 * closure alone, so that memoization would cost more bytes than it saves time.
 */
const seldomRendered =
  /packages\/(ui\/src\/((dashboard|session|errors)\/|environment\/(useFormValues|useValue)\.ts|patterns\/(DayDial|SignInLayout|StatusPage|AppFrame|AppShell|AppBar|AppFooter|MoreMenu|PersonMenu|SideNavigation|ErrorPanel|SessionNotice)\/|primitives\/(Badge|Banner|Button|Checkbox|Disclosure|Field|Icon|IconButton|PasswordField|ProgressCircle|Skeleton|TextField|VisuallyHidden)\/|primitives\/Deferred\/LoadFailure)|app\/src\/shell\/((SessionGate|SignedOut|App|FrameBanner|InstalledApp|useSignInSettings)\.tsx|useTheme\.ts))/;

/** The frame of the screens, the saved language, and the code that home shares with other screens and with my day. */
const signedIn =
  /packages\/(api\/src\/(terminal\/(pass-direction|pass-types|terminal\.wire)|requests\/new-request-permission|personal-card\/(personal-card(\.wire)?|contacts))\.ts|app\/src\/shell\/after-sign-in\.ts|ui\/src\/(primitives\/((Skeleton|Link)\/(Skeleton|Link)\.tsx|List\/GroupHeading\.tsx|FloatingPlace\/floatingPlace\.ts)|patterns\/person-name\/personName\.ts|dashboard\/MyDay\/(MyDayPlace\.ts|DayWordsSkeleton\.tsx)|i18n\/format(Duration|Date)\.ts))$|lucide-react\/dist\/esm\/icons\/(chevron-right|log-in|plus|arrow-left-right)\.mjs$/;

/** Title and empty state, the address, and the code that lists share with plans and fields. */
const everyScreen =
  /packages\/(app\/src\/shell\/useAddressParameters\.ts|ui\/src\/(patterns\/((ScreenFrame|EmptyState)\/\w+\.tsx|person-name\/titlesAfter\.ts)|i18n\/formatRange\.ts|primitives\/List\/(rowPlaces|visibleRange|useRowHeight)\.ts))$|lucide-react\/dist\/esm\/icons\/x\.mjs$|private\/(interactions\/useLongPress|i18n\/useLocalizedStringFormatter|utils\/useEvent)\.mjs$/;

/** The common screen for list and detail. */
const lists =
  /packages\/ui\/src\/(primitives\/List\/(List\.tsx|currentRow\.ts)|patterns\/ListDetailScreen\/ListDetailScreen\.tsx)$/;

/** The first screens, which preload their shared files. */
const wholeScreens = /\/(LoginScreen|after-sign-in|DashboardRoute)-[^/]*$/;

/** Replaces the entry of the demo, so that the product never needs to know whether it is mocked. */
function demoEntry(): Plugin {
  return {
    name: 'demo-entry',
    transformIndexHtml: {
      order: 'pre',
      handler: (html) => html.replace('/src/main.tsx', '/src/demo.tsx'),
    },
  };
}

/** Responds with 404 to a missing `config.json`, instead of the page, which would look like a broken configuration. */
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
 * Marks a build by the names of its files, which contain hashes of their content: `version.json` for the newest build, a meta
 * element for the build of the page.
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
