import { NavLink } from 'react-router'
import { ButtonLink } from '#app/ui/button-link.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { MenuPanel } from '#app/ui/menu-panel.tsx'
import { SmartLink } from '#app/ui/smart-link.tsx'
import type { Language } from '#content/languages.ts'
import type { Words } from '#content/words.ts'
import { LanguageLine, LanguageMenu } from './language-switch.tsx'
import { Logo } from './logo.tsx'
import { PhoneMenu } from './phone-menu.tsx'
import { ThemeSwitch } from './theme-switch.tsx'

const entry =
  'flex min-h-11 items-center rounded-full px-2 text-16 whitespace-nowrap xl:px-3.5 hover:bg-paper-2 aria-[current=page]:text-indigo aria-[current=page]:font-[600]'

interface HeaderProps {
  words: Words['frame']
  name: string
  language: Language
}

export function Header({ words, name, language }: HeaderProps) {
  const { servicesMenu, companyMenu } = words
  return (
    <header className="sticky top-0 z-40 border-b border-line bg-paper">
      <div className="wrap flex h-(--header-height) items-center justify-between gap-4 lg:grid lg:grid-cols-[1fr_auto_1fr]">
        <Logo label={words.logoLabel} name={name} href={words.home.href} />
        <nav aria-label={words.navigationLabel} className="hidden items-center lg:flex">
          <NavLink to={words.home.href} end className={entry}>
            {words.home.label}
          </NavLink>
          <MenuPanel
            id="services-menu"
            label={servicesMenu.label}
            triggerClass={entry}
            panelClass="w-[46rem]"
          >
            <div className="grid grid-cols-[15rem_1fr]">
              <SmartLink
                href={servicesMenu.overview.href}
                className="group flex flex-col justify-between gap-10 border-r border-line bg-paper-2 p-6"
              >
                <Icon name="arrow" className="size-6 text-indigo" />
                <span>
                  <span className="headline block text-20">{servicesMenu.overview.label}</span>
                  <span className="mt-2 block text-16 text-ink-2">{servicesMenu.overview.summary}</span>
                </span>
              </SmartLink>
              <ul className="grid grid-cols-2 gap-1 p-3">
                {servicesMenu.services.map((service) => (
                  <li key={service.href}>
                    <SmartLink href={service.href} className="block rounded-card p-3 hover:bg-paper-2">
                      <span className="block font-[600]">{service.label}</span>
                      <span className="block text-16 text-ink-2">{service.summary}</span>
                    </SmartLink>
                  </li>
                ))}
              </ul>
            </div>
          </MenuPanel>
          {[words.pricing, words.portfolio].map((link) => (
            <NavLink key={link.href} to={link.href} className={entry}>
              {link.label}
            </NavLink>
          ))}
          <MenuPanel id="company-menu" label={companyMenu.label} triggerClass={entry} panelClass="w-56">
            {[companyMenu.links, companyMenu.more].map((links) => (
              <ul key={links[0]?.href} className="grid border-line p-3 not-first:border-t">
                {links.map((link) => (
                  <li key={link.href}>
                    <SmartLink
                      href={link.href}
                      className="flex min-h-11 items-center rounded-card px-3 hover:bg-paper-2"
                    >
                      {link.label}
                    </SmartLink>
                  </li>
                ))}
              </ul>
            ))}
          </MenuPanel>
        </nav>
        <div className="flex items-center justify-end gap-1 md:gap-2">
          <LanguageMenu label={words.languages.label} language={language} />
          <ThemeSwitch label={words.theme.label} />
          <ButtonLink
            look="outline"
            href={words.bookDemo.href}
            className="min-h-11 px-5 text-16 max-md:hidden"
          >
            {words.bookDemo.label}
          </ButtonLink>
          <PhoneMenu words={words.phoneMenu} bookDemo={words.bookDemo}>
            <LanguageLine label={words.languages.label} language={language} />
          </PhoneMenu>
        </div>
      </div>
    </header>
  )
}
