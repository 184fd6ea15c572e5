import { Icon, type IconName } from '#app/ui/icon.tsx'
import { SmartLink } from '#app/ui/smart-link.tsx'
import type { Words } from '#content/words.ts'
import { type OpeningTimes, openingRows } from '#domain/opening-hours.ts'
import { OpenNow } from './open-now.tsx'

interface ContactDetailsProps {
  words: Words['contact']
  hours: OpeningTimes
  timeZone: string
}

export function ContactDetails({ words, hours, timeZone }: ContactDetailsProps) {
  const { info, social } = words
  return (
    <div className="grid content-start gap-9 md:max-lg:grid-cols-2">
      <section aria-labelledby="details">
        <h2 id="details" className="text-20 wide leading-tight">
          {info.heading}
        </h2>
        <dl className="mt-3 border-t border-line">
          {info.items.map((item) => (
            <div key={item.label} className="grid grid-cols-[6.5rem_1fr] items-center border-b border-line">
              <dt className="text-16 text-ink-2">{item.label}</dt>
              <dd className="flex min-h-12 items-center">
                {item.href ? (
                  <SmartLink
                    href={item.href}
                    className="thread-link figures inline-flex min-h-11 items-center break-all"
                  >
                    {item.value}
                  </SmartLink>
                ) : (
                  item.value
                )}
              </dd>
            </div>
          ))}
        </dl>
      </section>
      <Hours words={words.hours} hours={hours} timeZone={timeZone} />
      {social.links.length > 0 && (
        <section aria-labelledby="social">
          <h2 id="social" className="text-20 wide leading-tight">
            {social.heading}
          </h2>
          <ul className="-ml-2.5 mt-1 flex flex-wrap gap-x-4">
            {social.links.map((profile) => (
              <li key={profile.id}>
                <SmartLink
                  href={profile.href}
                  className="inline-flex min-h-11 items-center gap-2 rounded-full px-2.5 hover:bg-paper-2"
                >
                  {isIcon(profile.id) && <Icon name={profile.id} className="size-5" />}
                  {profile.label}
                </SmartLink>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}

interface HoursProps {
  words: Words['contact']['hours']
  hours: OpeningTimes
  timeZone: string
}

function Hours({ words, hours, timeZone }: HoursProps) {
  return (
    <section aria-labelledby="hours">
      <div className="flex min-h-8 flex-wrap items-center gap-x-4">
        <h2 id="hours" className="text-20 wide leading-tight">
          {words.heading}
        </h2>
        <OpenNow words={words} hours={hours} timeZone={timeZone} />
      </div>
      <dl className="figures mt-3 border-t border-line">
        {openingRows(hours, words).map((row) => (
          <div
            key={row.days}
            className="flex min-h-12 items-center justify-between gap-4 border-b border-line"
          >
            <dt>{row.days}</dt>
            <dd className="font-[600]">{row.times}</dd>
          </div>
        ))}
      </dl>
      {words.special.rows.length > 0 && (
        <>
          <h3 className="mt-4 font-[600]">{words.special.heading}</h3>
          <dl className="figures mt-1 border-t border-line">
            {words.special.rows.map((row) => (
              <div
                key={row.date}
                className="flex min-h-12 items-center justify-between gap-4 border-b border-line"
              >
                <dt>{row.day}</dt>
                <dd className="shrink-0 font-[600]">{row.times}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
      <p className="mt-3 text-16 text-ink-2">{words.zone}</p>
      <p className="mt-1 text-16 text-ink-2">{words.note}</p>
    </section>
  )
}

const drawn: readonly string[] = ['linkedin', 'instagram', 'youtube', 'x'] satisfies IconName[]

/** An owner may list a network for which there is no drawing; its name is enough then. */
function isIcon(id: string): id is IconName {
  return drawn.includes(id)
}
