import type { DeskWords } from '#content/en/desk/common.ts'
import { ContactLinks } from './contact-links.tsx'
import { openTabOf } from './open-tab.ts'
import { smallButton } from './small-button.tsx'

interface PersonBarProps {
  /** Absent where there is no address to write to. */
  reply: string | undefined
  common: DeskWords
  name: string
  phone: string | null
}

/** On a phone: how to answer, above the bar at the bottom, however far one has read. It lies over nothing at the page's end. */
export function PersonBar({ reply, common, name, phone }: PersonBarProps) {
  return (
    <div className="person-bar sticky z-3 bottom-[calc(4rem+env(safe-area-inset-bottom))] -mx-4 mt-3 -mb-6 flex flex-wrap items-center justify-around gap-x-2 border-t border-line bg-paper px-4 py-1.5 empty:hidden md:-mx-8 lg:hidden">
      {reply && (
        // biome-ignore lint/a11y/useValidAnchor: it leads to the field, and only opens the tab around it
        <a
          href="#reply-text"
          onClick={() => openTabOf(document.getElementById('reply-text'))}
          className={smallButton('strong', 'px-6')}
        >
          {reply}
        </a>
      )}
      <ContactLinks words={common.elsewhere} name={name} phone={phone} />
    </div>
  )
}
