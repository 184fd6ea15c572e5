import { type ReactNode, use } from 'react'
import { Links, Meta, Outlet, ScrollRestoration, useMatches } from 'react-router'
import { ChatLauncher } from '#app/features/chat/chat-launcher.tsx'
import { BookingLauncher } from '#app/features/forms/booking-launcher.tsx'
import { Footer } from '#app/features/frame/footer.tsx'
import { Header } from '#app/features/frame/header.tsx'
import { LanguageOffer } from '#app/features/frame/language-offer.tsx'
import { restoreThemeScript } from '#app/features/frame/theme-switch.tsx'
import { useCountedMoves } from '#app/features/frame/use-counted-moves.ts'
import { useIsDesk } from '#app/features/frame/use-is-desk.ts'
import { DeferredScripts } from '#app/hydration/deferred-scripts.tsx'
import { InlineScript } from '#app/hydration/inline-script.tsx'
import { languageOfferScript } from '#app/hydration/language-offer.ts'
import { stepAsideScript } from '#app/hydration/step-aside.ts'
import { trustedTypesScript } from '#app/hydration/trusted-types.ts'
import { useHydratedSignal } from '#app/hydration/use-hydrated-signal.ts'
import { useMovedFocus } from '#app/hydration/use-moved-focus.ts'
import { useWholePages, wholePageScript } from '#app/hydration/whole-page.ts'
import { NonceContext } from '#app/nonce.ts'
import { requestScope } from '#app/request-scope.ts'
import { useRootData } from '#app/root-data.ts'
import { InlineStyles, stylesheetLinks } from '#app/styles/inline-styles.tsx'
import { LinkWordsContext } from '#app/ui/link-words.ts'
import { LocaleContext } from '#app/ui/locale.ts'
import { ToastRegion } from '#app/ui/toast/toast-region.tsx'
import { colours } from '#content/colours.ts'
import { company } from '#content/company.ts'
import { here } from '#content/here.ts'
import { languages } from '#content/languages.ts'
import { machinePaths } from '#content/paths.ts'
import { wordsIn } from '#content/words.ts'
import hindiFont from '../.generated/fonts/anek-hindi-strong.woff2?url'
import textFont from '../.generated/fonts/anek-regular.woff2?url'
import type { Route } from './+types/root'
import type { AssistantWords } from './assistant.tsx'
import type { BookingWords } from './booking-sheet.tsx'

export const links: Route.LinksFunction = () => [
  // One file only: the others would keep the first picture waiting for nothing it needs more.
  preloadedFont(textFont),
  { rel: 'icon', href: '/icon.svg', type: 'image/svg+xml' },
  ...stylesheetLinks,
]

function preloadedFont(href: string) {
  return { rel: 'preload', href, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' } as const
}

export function loader({ context }: Route.LoaderArgs) {
  const { site, words } = context.get(requestScope)
  const { language, locale, frame, notFound, failure, chat, contact, quote, testimonials, forms } = words
  // What was sent is stored: no connection is needed to say so.
  const thanks = {
    message: contact.form.success,
    quote: quote.form.success,
    testimonial: testimonials.form.success,
    withdrawal: testimonials.withdrawal.done,
    'find-booking': words.findBooking.form.success,
    ...forms.thanks,
  }
  const offers = languages
    .filter((each) => each !== language)
    .map((each) => ({ language: each, ...wordsIn(each).frame.languages.offer }))
  return { site, language, locale, offers, words: { frame, notFound, failure, chat, thanks } }
}

/** Nothing in it changes while a visit lasts, so moving between pages asks for nothing. */
export function shouldRevalidate() {
  return false
}

async function fetchAssistantWords(): Promise<AssistantWords> {
  const answer = await fetch(here(machinePaths.assistantWords))
  if (!answer.ok) throw new Error(answer.statusText)
  return answer.json()
}

/** Its code and its words come together. */
async function loadChat() {
  const [{ createChatParts }, words] = await Promise.all([import('./assistant.tsx'), fetchAssistantWords()])
  return createChatParts(words)
}

/** The sheet's code and its words come together. */
async function loadBookingSheet(search: string) {
  const [{ BookingSheet }, answer] = await Promise.all([
    import('./booking-sheet.tsx'),
    fetch(here(machinePaths.bookingWords) + search),
  ])
  if (!answer.ok) throw new Error(answer.statusText)
  const words: BookingWords = await answer.json()
  return (props: { onClosed(): void }) => <BookingSheet words={words} {...props} />
}

export function Layout({ children }: { children: ReactNode }) {
  const nonce = use(NonceContext)
  const { site, language, locale, offers, words } = useRootData()
  const { frame, chat } = words
  const isEager = useMatches().some(({ handle }) => (handle as { isEager?: boolean } | undefined)?.isEager)
  const isDesk = useIsDesk()
  useMovedFocus()
  return (
    <html lang={language} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        {/* What is at the bottom of the desk reaches the edge of a phone, and stands above its keyboard. */}
        <meta
          name="viewport"
          content={`width=device-width, initial-scale=1${isDesk ? ', viewport-fit=cover, interactive-widget=resizes-content' : ''}`}
        />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content={colours.paper.light} />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content={colours.paper.dark} />
        <InlineScript nonce={nonce} text={trustedTypesScript} />
        <InlineScript nonce={nonce} text={restoreThemeScript} />
        <InlineScript nonce={nonce} text={wholePageScript} />
        <Meta />
        <InlineStyles nonce={nonce} language={language} />
        {language === 'hi' && <link {...preloadedFont(hindiFont)} />}
        {/* The desk is another app, and brings its own. */}
        {!isDesk && (
          <>
            <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
            <link rel="manifest" href={machinePaths.manifest} />
          </>
        )}
        <Links nonce={nonce} />
      </head>
      <body>
        <a
          href="#content"
          className="sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50 focus:rounded-full focus:bg-marigold focus:px-6 focus:py-3 focus:font-[600] focus:text-indigo-black"
        >
          {frame.skipToContent}
        </a>
        <LocaleContext value={locale}>
          <LinkWordsContext value={frame}>
            <ToastRegion dismissLabel={frame.dismissNotice}>
              {!isDesk && frame.announcement && (
                <p className="typed bg-marigold px-4 py-2 text-center text-16 font-[600] wrap-anywhere text-indigo-black">
                  {frame.announcement}
                </p>
              )}
              {!isDesk && (
                <>
                  <LanguageOffer offers={offers} />
                  <InlineScript nonce={nonce} text={languageOfferScript} />
                  <Header words={frame} name={company.name} language={language} />
                </>
              )}
              <main id="content" tabIndex={-1} className="outline-none">
                {children}
              </main>
              {!isDesk && (
                <>
                  <Footer
                    words={frame.footer}
                    name={company.name}
                    email={frame.contact.email}
                    social={frame.contact.social}
                    year={site.year}
                  />
                  <ChatLauncher words={chat} load={loadChat} />
                  <BookingLauncher load={loadBookingSheet} />
                  <InlineScript nonce={nonce} text={stepAsideScript} />
                </>
              )}
            </ToastRegion>
          </LinkWordsContext>
        </LocaleContext>
        <ScrollRestoration nonce={nonce} />
        {/* The owner works here: nothing is saved by waiting. */}
        <DeferredScripts nonce={nonce} isEager={isEager || isDesk} />
      </body>
    </html>
  )
}

export default function Root() {
  useHydratedSignal()
  useWholePages()
  useCountedMoves()
  return <Outlet />
}
