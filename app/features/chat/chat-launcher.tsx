import {
  type ComponentType,
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  startTransition,
  type ToggleEvent,
  useEffect,
  useRef,
  useState,
} from 'react'
import { Icon } from '#app/ui/icon.tsx'
import type { Words } from '#content/words.ts'
import { BeforeAssistant } from './before-assistant.tsx'

/** What the assistant's own code brings. */
export interface ChatParts {
  Assistant: ComponentType<{ shell: Words['chat']; panel: RefObject<HTMLElement | null>; isOpen: boolean }>
  Analytics: ComponentType<{ title: string }>
}

interface ChatLauncherProps {
  words: Words['chat']
  load(): Promise<ChatParts>
}

/**
 * The round button, the smaller one beside it, and their panels: popovers that the platform opens, so that they answer
 * before and without any script. What is inside is fetched when one of them is first wanted.
 */
export function ChatLauncher({ words, load }: ChatLauncherProps) {
  const button = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const figures = useRef<HTMLDivElement>(null)
  const [view, setView] = useState<'unopened' | 'open' | 'closed'>('unopened')
  const [parts, setParts] = useState<ChatParts | 'wanted' | 'failed'>()
  const want = () => setParts((before) => (typeof before === 'object' ? before : 'wanted'))
  // A finger is on the button when it enters: what it then opens comes first.
  const onPointerEnter = ({ pointerType }: PointerEvent) => {
    if (pointerType === 'mouse') want()
  }

  useEffect(() => {
    // A panel may have been opened before this code ran.
    const isShown = (element: Element | null) => element?.matches(':popover-open') ?? false
    if (isShown(panel.current)) setView('open')
    if (isShown(panel.current) || isShown(figures.current)) setParts('wanted')
  }, [])

  useEffect(() => {
    if (parts === 'wanted')
      load().then(
        (loaded) => startTransition(() => setParts(loaded)),
        () => setParts('failed'),
      )
  }, [parts, load])

  const onToggle = (event: ToggleEvent) => {
    // A dialog inside tells of itself in the same way.
    if (event.target !== event.currentTarget) return
    // The panel is open already; what it shows must not keep the screen from showing that.
    startTransition(() => setView(event.newState))
    if (event.newState === 'open') return want()
    const focused = document.activeElement
    if (!focused || focused === document.body || panel.current?.contains(focused)) button.current?.focus()
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    // A dialog inside closes by itself.
    if (event.key === 'Escape' && !(event.target as Element).closest('dialog')) panel.current?.hidePopover()
  }

  const loaded = typeof parts === 'object' ? parts : undefined
  return (
    <aside aria-label={words.title} className="screen-only" onKeyDown={onKeyDown}>
      <div className="chat-buttons">
        <button
          type="button"
          popoverTarget="chat-figures"
          onPointerEnter={onPointerEnter}
          className="chat-button chat-button-figures needs-script"
        >
          <Icon name="dashboard" className="size-5" />
          {words.analytics.open}
        </button>
        <button
          ref={button}
          type="button"
          popoverTarget="chat"
          aria-label={words.open}
          onPointerEnter={onPointerEnter}
          className="chat-button chat-button-main size-14"
        >
          <Icon name="question" className="chat-icon-ask size-7" />
          <Icon name="chevron" className="chat-icon-close size-7" />
        </button>
      </div>
      <div
        ref={panel}
        id="chat"
        popover="manual"
        role="dialog"
        tabIndex={-1}
        aria-labelledby="chat-title"
        onToggle={onToggle}
        className="chat-layer chat-panel fades"
      >
        {loaded && view !== 'unopened' ? (
          <loaded.Assistant shell={words} panel={panel} isOpen={view === 'open'} />
        ) : (
          <BeforeAssistant words={words} hasFailed={parts === 'failed'} />
        )}
      </div>
      <div
        ref={figures}
        id="chat-figures"
        popover="auto"
        role="dialog"
        aria-label={words.analytics.title}
        onToggle={(event) => event.newState === 'open' && want()}
        className="chat-layer chat-figures fades"
      >
        {loaded && <loaded.Analytics title={words.analytics.title} />}
      </div>
    </aside>
  )
}
