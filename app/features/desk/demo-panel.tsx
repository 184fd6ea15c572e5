import { Link } from 'react-router'
import { TextField } from '#app/ui/form/field.tsx'
import { deskPaths } from '#content/desk-paths.ts'
import type { BookingDeskWords } from '#content/en/desk/bookings.ts'
import type { DeskWords } from '#content/en/desk/common.ts'
import { fill } from '#content/fill.ts'
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
  /** The screen with this demo open, and without. */
  address: string
  back: string
  refused: RefusedFields | undefined
}

/** All about one demo, and all that can be done with it. */
export function DemoPanel({ words, common, demo, address, back, refused }: DemoPanelProps) {
  const own = words.demo
  const canLink = demo.canChange && !demo.canMark && demo.state !== 'requested'
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
          { name: own.host, value: demo.hostName ?? own.nobody },
          { name: own.video, value: demo.videoUrl ? <VideoLink url={demo.videoUrl} /> : own.noVideo },
        ]}
      />
      <div className="mt-3">
        <DemoActions words={words} demo={demo} address={address} />
      </div>
      {canLink && (
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

function VideoLink({ url }: { url: string }) {
  return (
    <a href={url} rel="noreferrer" target="_blank" className="thread-link">
      {url.replace('https://', '')}
    </a>
  )
}
