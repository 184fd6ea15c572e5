import { useLocation, useMatches } from 'react-router'
import { MenuPanel } from '#app/ui/menu-panel.tsx'
import { type Language, languageNames, languages } from '#content/languages.ts'
import { pathIn, paths } from '#content/paths.ts'

interface LanguageSwitchProps {
  /** What the choice is called. */
  label: string
  language: Language
}

/** In the header: the page's language, and under it the same page in each. */
export function LanguageMenu({ label, language }: LanguageSwitchProps) {
  return (
    <nav aria-label={label} className="max-lg:hidden">
      <MenuPanel
        id="language-menu"
        label={languageNames[language]}
        triggerClass="flex min-h-11 items-center rounded-full px-2 text-16 hover:bg-paper-2 xl:px-3.5"
        panelClass="w-44"
      >
        <ul className="grid p-3">
          {languages.map((each) => (
            <li key={each}>
              <LanguageLink
                language={each}
                current={language}
                className="flex min-h-11 items-center rounded-card px-3 hover:bg-paper-2 aria-[current]:font-[600] aria-[current]:text-indigo"
              />
            </li>
          ))}
        </ul>
      </MenuPanel>
    </nav>
  )
}

/** The same on a phone, where the menu has room for all. */
export function LanguageLine({ label, language }: LanguageSwitchProps) {
  return (
    <nav aria-label={label} className="mt-6 border-t border-line pt-3">
      <ul className="flex flex-wrap gap-x-6">
        {languages.map((each) => (
          <li key={each}>
            <LanguageLink
              language={each}
              current={language}
              className="inline-flex min-h-12 items-center text-17 aria-[current]:font-[600] aria-[current]:text-indigo"
            />
          </li>
        ))}
      </ul>
    </nav>
  )
}

interface LanguageLinkProps {
  language: Language
  current: Language
  className: string
}

/** No link of the router's: another language is another document. What the address asks is added when it is pressed. */
function LanguageLink({ language, current, className }: LanguageLinkProps) {
  const { pathname } = useLocation()
  // What is missing in one language is missing in each.
  const isMissing = useMatches().some(({ id }) => id === 'routes/not-found')
  return (
    <a
      href={pathIn(language, isMissing ? paths.home : pathname)}
      lang={language}
      hrefLang={language}
      aria-current={language === current ? 'true' : undefined}
      className={className}
    >
      {languageNames[language]}
    </a>
  )
}
