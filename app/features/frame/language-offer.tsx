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
  en: 'in-data-[offer=en]:block',
  hi: 'in-data-[offer=hi]:block',
  sw: 'in-data-[offer=sw]:block',
}

/**
 * One line above the page to whoever reads another of our languages before the page's. All lines are in the page and none is
 * shown; `language-offer.js` shows one before anything is painted, so that it neither moves nor covers the rest.
 */
export function LanguageOffer({ offers }: LanguageOfferProps) {
  const { pathname } = useLocation()
  return offers.map(({ language, text, dismiss }) => (
    <nav
      key={language}
      lang={language}
      aria-label={text}
      data-offered={language}
      className={`screen-only hidden border-b border-line bg-paper-2 text-14 md:text-16 ${shownFor[language]}`}
    >
      <div className="wrap flex items-center justify-between gap-4">
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
          className="-mr-3 grid size-11 shrink-0 place-items-center rounded-full hover:bg-paper"
        >
          <Icon name="close" className="size-4" />
        </button>
      </div>
    </nav>
  ))
}
