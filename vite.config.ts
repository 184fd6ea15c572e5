import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { catalogue } from './content/catalogue/catalogue.ts'
import { catalogueProblems } from './domain/catalogue-problems.ts'
import { brandColours } from './vite/brand-colours.ts'
import { brandFonts } from './vite/brand-fonts.ts'
import { inlineScripts } from './vite/inline-scripts.ts'
import { leanRouter } from './vite/lean-router.ts'
import { printFonts } from './vite/print-fonts.ts'
import { serveWithHono } from './vite/serve-with-hono.ts'
import { serverWall } from './vite/server-wall.ts'
import { shareImages } from './vite/share-images.ts'
import { tolerantHydration } from './vite/tolerant-hydration.ts'
import { trainedClassifier } from './vite/trained-classifier.ts'

const root = import.meta.dirname

const problems = catalogueProblems(catalogue)
if (problems.length > 0) throw new Error(`The catalogue makes no sense:\n${problems.join('\n')}`)

/** What the frame, the home page and most others are made of. */
const everywhere = [
  'app.(root|features.(frame|chat.chat-launcher|forms.visit-source)|hydration|styles.inline|nonce|seo.head)',
  'app.ui.(toast|badge|call-band|reveal|section-heading|textile.textile.tsx)',
  'content.(company|paths).ts',
  // The home page shows testimonials, which would come in five answers.
  'app.ui.(stars|skeleton)|testimonial-(card|text)|content.fill.ts',
  'preload-helper',
  // The home page needs it with its fields, and what answers them later.
  'domain.mine.mine.ts',
]

/** What most pages are made of, except the home page. */
const inside = ['app.ui.(page-hero|quote|section.tsx|split-section|stitched-list|tile-grid)']

/** What pages with a form share, and the price page needs before it can show itself. */
const forms = ['app.(ui.(form|error-summary)|features.(forms|checkout))']

/** Libraries of hundreds of small files, which take a second of every start to find and read one by one. */
const bundled = [
  /^@?better-auth/,
  'better-call',
  'kysely',
  'drizzle-orm',
  'zod',
  'jose',
  /^@opentelemetry/,
  /^@noble/,
  'hono',
  'ai',
  /^@ai-sdk/,
  'prom-client',
]

export default defineConfig(({ command }) => ({
  plugins: [
    brandColours(root),
    brandFonts(root),
    printFonts(root),
    shareImages(root),
    trainedClassifier(root),
    serverWall(root),
    tolerantHydration(root),
    inlineScripts(),
    leanRouter(),
    tailwindcss(),
    serveWithHono(),
    reactRouter(),
  ],
  build: { cssTarget: ['chrome125', 'safari18', 'firefox128'], assetsInlineLimit: 0, sourcemap: false },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // Each answer carries some 800 bytes of headers: what many pages share travels in few files.
            codeSplitting: {
              groups: [
                {
                  name: 'framework',
                  test: /node_modules.(react|react-dom|react-router|scheduler|cookie).|rolldown.runtime/,
                  priority: 2,
                },
                {
                  name: 'frame',
                  test: new RegExp(`(${everywhere.join('|')})`),
                  priority: 1,
                },
                { name: 'inside', test: new RegExp(`(${inside.join('|')})`) },
                { name: 'forms', test: new RegExp(`(${forms.join('|')})`) },
              ],
            },
          },
        },
      },
    },
    ssr: {
      resolve: { noExternal: command === 'build' ? bundled : [] },
      build: {
        rollupOptions: {
          // The entries of the process and of the build's last step are built beside the router's own, so that all share
          // one copy of every module.
          input: {
            index: 'virtual:react-router/server-build',
            main: './server/main.ts',
            prerender: './server/prerender.ts',
          },
        },
      },
    },
  },
}))
