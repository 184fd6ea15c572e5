import { useLocation } from 'react-router'
import { Icon } from '#app/ui/icon.tsx'
import type { Language } from '#content/languages.ts'
import { pathIn } from '#content/paths.ts'
import type { Words } from '#content/words.ts'

interface LanguageOfferProps {
  /** In each other language, the line in it. */
  offers: ({ language: Language } & Words['frame']['languages']['offer'])[]
}

const shownFor: Record<Language, string> = {
  en: 'in-data-[offer=en]:flex',
  hi: 'in-data-[offer=hi]:flex',
  sw: 'in-data-[offer=sw]:flex',
}

/**
 * One line to whoever reads another of our languages before the page's. All lines are in the page and none is shown;
 * `language-offer.js` shows one, over the page so that nothing moves, until it is taken or put away.
 */
export function LanguageOffer({ offers }: LanguageOfferProps) {
  const { pathname } = useLocation()
  return offers.map(({ language, text, dismiss }) => (
    <nav
      key={language}
      lang={language}
      aria-label={text}
      data-offered={language}
      className={`screen-only fixed bottom-4 left-4 z-30 hidden max-w-[calc(100vw-6rem)] items-center rounded-card border border-line bg-paper pl-4 text-14 shadow-lg md:text-16 ${shownFor[language]}`}
    >
      <a
        href={pathIn(language, pathname)}
        hrefLang={language}
        className="thread-link inline-flex min-h-11 items-center"
      >
        {text}
      </a>
      <button
        type="button"
        data-dismisses-offer
        aria-label={dismiss}
        className="grid size-11 shrink-0 place-items-center rounded-full hover:bg-paper-2"
      >
        <Icon name="close" className="size-4" />
      </button>
    </nav>
  ))
}
