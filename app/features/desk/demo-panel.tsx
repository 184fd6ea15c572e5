import { Link } from 'react-router'
import { SelectField, TextField } from '#app/ui/form/field.tsx'
import { deskPaths } from '#content/desk-paths.ts'
import type { BookingDeskWords } from '#content/en/desk/bookings.ts'
import type { DeskWords } from '#content/en/desk/common.ts'
import { fill } from '#content/fill.ts'
import type { DeskHost } from './bookings-page.tsx'
import type { CalendarDemo } from './calendar.ts'
import { DemoActions } from './demo-actions.tsx'
import { bookingState, TimeThere } from './demo-line.tsx'
import { Facts } from './facts.tsx'
import { PostForm } from './post-form.tsx'
import type { RefusedFields } from './refused-fields.ts'
import { SidePanel } from './side-panel.tsx'
import { SmallButton } from './small-button.tsx'
import { Timestamp } from './timestamp.tsx'

interface DemoPanelProps {
  words: BookingDeskWords
  common: DeskWords
  demo: CalendarDemo
  hosts: DeskHost[]
  /** The screen with this demo open, and without. */
  address: string
  back: string
  refused: RefusedFields | undefined
}

/** All about one demo, and all that can be done with it. */
export function DemoPanel({ words, common, demo, hosts, address, back, refused }: DemoPanelProps) {
  const own = words.demo
  const isToCome = demo.canChange && !demo.canMark && demo.state !== 'requested'
  const others = hosts.filter(({ number, takesDemos }) => takesDemos && number !== demo.host)
  return (
    <SidePanel
      title={
        demo.personId ? (
          <Link to={deskPaths.person(demo.personId)} className="thread-link">
            {demo.name}
          </Link>
        ) : (
          demo.name
        )
      }
      back={back}
      close={words.close}
    >
      <Facts
        facts={[
          { name: own.standing, value: bookingState(common, demo) },
          {
            name: own.when,
            value: (
              <>
                <Timestamp at={demo.startsAt} show="appointment" />,{' '}
                {fill(own.minutes, { minutes: String(demo.minutes) })}
                <br />
                <TimeThere booking={demo} common={common} show="appointment" />
              </>
            ),
          },
          { name: own.about, value: [demo.service, demo.about].filter(Boolean).join(': ') },
          ...(demo.message
            ? [{ name: own.message, value: <span className="whitespace-pre-line">{demo.message}</span> }]
            : []),
          { name: own.host, value: demo.hostName ?? own.nobody },
          { name: own.email, value: <Address to={`mailto:${demo.email}`}>{demo.email}</Address> },
          ...(demo.phone
            ? [{ name: own.phone, value: <Address to={`tel:${demo.phone}`}>{demo.phone}</Address> }]
            : []),
          { name: own.video, value: demo.videoUrl ? <VideoLink url={demo.videoUrl} /> : own.noVideo },
        ]}
      />
      <div className="mt-3">
        <DemoActions words={words} demo={demo} address={address} refused={refused} />
      </div>
      {isToCome && others.length > 0 && (
        <PassOn words={own.passOn} demo={demo} hosts={others} address={address} refused={refused} />
      )}
      {isToCome && (
        <PostForm
          key={demo.videoUrl}
          action={address}
          fields={{ booking: demo.id }}
          className="mt-3 flex flex-col items-start gap-3 border-t border-line pt-3"
        >
          <div className="w-full">
            <TextField
              name="link"
              id="video-link"
              label={own.link}
              inputMode="url"
              autoComplete="off"
              placeholder="https://"
              defaultValue={refused?.typed.link ?? demo.videoUrl ?? ''}
              error={refused?.errors.link}
            />
          </div>
          <SmallButton name="do" value="link">
            {own.setLink}
          </SmallButton>
        </PostForm>
      )}
    </SidePanel>
  )
}

interface PassOnProps extends Pick<DemoPanelProps, 'demo' | 'hosts' | 'address' | 'refused'> {
  words: BookingDeskWords['demo']['passOn']
}

/** To somebody else of the team, at the same time. */
function PassOn({ words, demo, hosts, address, refused }: PassOnProps) {
  return (
    <PostForm
      action={address}
      fields={{ do: 'pass-on', booking: demo.id }}
      className="mt-3 flex flex-col items-start gap-3 border-t border-line pt-3"
    >
      <div className="w-full">
        <SelectField
          name="host"
          id="pass-on"
          label={words.label}
          options={hosts.map(({ number, name }) => ({ value: String(number), label: name }))}
          defaultValue={refused?.typed.host}
          error={refused?.errors.host}
        />
      </div>
      <SmallButton look="strong">{words.submit}</SmallButton>
      {refused?.errors.host && refused.canInsist && (
        <SmallButton name="insist" value="yes">
          {words.insist}
        </SmallButton>
      )}
    </PostForm>
  )
}

function Address({ to, children }: { to: string; children: string }) {
  return (
    <a href={to} className="thread-link wrap-anywhere">
      {children}
    </a>
  )
}

function VideoLink({ url }: { url: string }) {
  return (
    <a href={url} rel="noreferrer" target="_blank" className="thread-link">
      {url.replace('https://', '')}
    </a>
  )
}
