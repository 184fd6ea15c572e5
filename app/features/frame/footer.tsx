import { Icon, type IconName } from '#app/ui/icon.tsx'
import { SmartLink } from '#app/ui/smart-link.tsx'
import { ThreadRule } from '#app/ui/thread/thread-rule.tsx'
import type { Link } from '#content/link.ts'
import type { Words } from '#content/words.ts'
import { CopyEmail } from './copy-email.tsx'

interface FooterProps {
  words: Words['frame']['footer']
  name: string
  email: string
  social: readonly { id: IconName; name: string; url: string }[]
  year: number
}

export function Footer({ words, name, email, social, year }: FooterProps) {
  return (
    <footer className="mt-14 max-md:pb-20 md:mt-24">
      <div className="wrap">
        <ThreadRule />
        <div className="grid gap-x-10 gap-y-10 py-12 md:grid-cols-2 lg:grid-cols-[1.4fr_1fr_1fr_1.2fr]">
          <div>
            <p className="headline text-24">{name}</p>
            <p className="mt-3 max-w-[19.2em] text-ink-2">{words.blurb}</p>
            <LinkList heading={words.companyHeading} links={words.company} inline />
          </div>
          <LinkList heading={words.servicesHeading} links={words.services} />
          <LinkList heading={words.resourcesHeading} links={words.resources} />
          <div>
            <h2 className="font-[600]">{words.contactHeading}</h2>
            <ul className="mt-2 text-16">
              <li className="flex min-h-11 items-center gap-3">
                <Icon name="pin" className="size-5 text-ink-2" />
                {words.place}
              </li>
              {words.emailHref !== '' && (
                <li className="flex min-h-11 items-center gap-3">
                  <Icon name="mail" className="size-5 text-ink-2" />
                  <SmartLink href={words.emailHref} className="thread-link break-all">
                    {email}
                  </SmartLink>
                  <CopyEmail words={words} email={email} />
                </li>
              )}
              {words.whatsapp.href !== '' && (
                <li className="flex min-h-11 items-center gap-3">
                  <Icon name="whatsapp" className="size-5 text-peacock" />
                  <SmartLink href={words.whatsapp.href} className="thread-link">
                    {words.whatsapp.label}
                  </SmartLink>
                </li>
              )}
            </ul>
            <ul aria-label={words.socialLabel} className="-ml-3 mt-2 flex empty:hidden">
              {social.map((profile) => (
                <li key={profile.id}>
                  <SmartLink
                    href={profile.url}
                    className="grid size-11 place-items-center rounded-full hover:bg-paper-2"
                  >
                    <Icon name={profile.id} className="size-5" />
                    <span className="sr-only">{profile.name}</span>
                  </SmartLink>
                </li>
              ))}
            </ul>
            <LinkList heading={words.tryHeading} links={words.tryIt} inline />
          </div>
        </div>
        {/* Room below for the chat's buttons, which would cover the last links. */}
        <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-2 border-t border-line pt-6 pb-32 text-16 text-ink-2 md:pb-24">
          <p>
            © {year} {name}. {words.rights}
          </p>
          <nav aria-label={words.legalLabel}>
            <ul className="flex flex-wrap gap-x-6">
              {words.legal.map((link) => (
                <li key={link.href}>
                  <SmartLink href={link.href} className="inline-flex min-h-11 items-center hover:underline">
                    {link.label}
                  </SmartLink>
                </li>
              ))}
            </ul>
          </nav>
        </div>
      </div>
    </footer>
  )
}

interface LinkListProps {
  heading: string
  links: Link[]
  /** In two columns, however wide the page. */
  inline?: boolean
}

function LinkList({ heading, links, inline = false }: LinkListProps) {
  return (
    <nav aria-label={heading} className={inline ? 'mt-6' : ''}>
      <h2 className="font-[600]">{heading}</h2>
      <ul
        className={`mt-2 text-16 grid ${inline ? 'grid-cols-[auto_1fr] gap-x-8' : 'gap-x-3 min-[22rem]:grid-cols-2 md:grid-cols-1'}`}
      >
        {links.map((link) => (
          <li key={link.href}>
            <SmartLink
              href={link.href}
              className="inline-flex min-h-10 items-center text-ink-2 hover:text-ink hover:underline"
            >
              {link.label}
            </SmartLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
