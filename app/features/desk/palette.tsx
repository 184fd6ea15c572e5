import { type KeyboardEvent, type RefObject, useEffect, useId, useState } from 'react'
import { useNavigate } from 'react-router'
import { Dialog } from '#app/ui/dialog.tsx'
import { LineDrawing } from '#app/ui/line-drawing.tsx'
import { deskPaths } from '#content/desk-paths.ts'
import type { PaletteWords } from '#content/en/desk/palette.ts'
import { fill } from '#content/fill.ts'
import { keyLook } from './key-look.ts'
import { screenDrawings } from './screen-drawings.ts'
import { places } from './use-shortcuts.ts'

interface Place {
  label: string
  to: string
}

/** Somebody found, as `/admin/find` tells. */
interface FoundPerson {
  id: string
  name: string
  /** Address, number, company: what tells namesakes apart. */
  details: string
}

interface PaletteProps {
  ref: RefObject<HTMLDialogElement | null>
  words: PaletteWords
  screens: Place[]
}

interface Choice extends Place {
  details?: string
}

const pause = 150

/** One field that finds people by anything known of them, and leads to every screen. */
export function Palette({ ref, words, screens }: PaletteProps) {
  const [typed, setTyped] = useState('')
  const [chosen, setChosen] = useState(0)
  /** Whether Enter was pressed before the answer came: it means what will be found. */
  const [isWaiting, setIsWaiting] = useState(false)
  const list = useId()
  const navigate = useNavigate()
  const { people, isSearching, hasFailed } = useFoundPeople(typed)
  const query = typed.trim()
  const groups: { title: string; choices: Choice[] }[] = [
    { title: words.people, choices: people.map(personChoice) },
    {
      title: words.screens,
      choices: [...screens, ...words.actions].filter(({ label }) => isCalled(label, query)),
    },
  ].filter(({ choices }) => choices.length > 0)
  if (people.length > 0)
    groups[0]?.choices.push({
      label: fill(words.all, { query }),
      to: `${deskPaths.leads}?q=${encodeURIComponent(query)}`,
    })
  const choices = groups.flatMap((group) => group.choices)
  // The last of them leads to the list of all.
  const found = choices.length - (people.length > 0 ? 1 : 0)
  const current = Math.min(chosen, choices.length - 1)

  function go(choice: Choice | undefined) {
    if (!choice) return
    ref.current?.close()
    navigate(choice.to)
  }

  useEffect(() => {
    if (!isWaiting || isSearching) return
    setIsWaiting(false)
    go(choices[current])
  })

  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step) setChosen((current + step + choices.length) % Math.max(1, choices.length))
    else if (event.key === 'Enter' && isSearching) setIsWaiting(true)
    else if (event.key === 'Enter') go(choices[current])
    else return
    event.preventDefault()
  }

  const told = hasFailed
    ? words.failed
    : isSearching
      ? words.searching
      : choices.length === 0
        ? words.none
        : fill(found === 1 ? words.found.one : words.found.other, { count: String(found) })
  return (
    <Dialog
      ref={ref}
      title={words.title}
      closeLabel={words.close}
      head={
        <input
          type="text"
          inputMode="search"
          role="combobox"
          aria-label={words.label}
          placeholder={words.title}
          aria-expanded={choices.length > 0}
          aria-controls={list}
          aria-activedescendant={choices.length > 0 ? `${list}-${current}` : undefined}
          autoComplete="off"
          maxLength={200}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value)
            setChosen(0)
            setIsWaiting(false)
          }}
          onKeyDown={onKeyDown}
          className="-my-2 h-12 min-w-0 lg:h-15 grow bg-transparent text-16 text-ellipsis outline-none"
        />
      }
    >
      {/* Who sees the list need not be told how long it is. */}
      <p
        role="status"
        className={
          hasFailed || choices.length === 0
            ? `px-3 py-2 text-14 ${hasFailed ? 'text-sindoor' : 'text-ink-2'}`
            : 'sr-only'
        }
      >
        {told}
      </p>
      <div id={list} role="listbox" aria-label={words.title} className="max-h-[60dvh] overflow-y-auto">
        {groups.map((group) => (
          // biome-ignore lint/a11y/useSemanticElements: options of a list box are grouped by their role
          <div key={group.title} role="group" aria-label={group.title}>
            <p aria-hidden="true" className="px-3 py-1 text-14 text-ink-2">
              {group.title}
            </p>
            {group.choices.map((choice) => (
              <Option
                key={choice.to}
                id={`${list}-${choices.indexOf(choice)}`}
                choice={choice}
                isCurrent={choices.indexOf(choice) === current}
                onPress={() => go(choice)}
              />
            ))}
          </div>
        ))}
      </div>
    </Dialog>
  )
}

interface OptionProps {
  id: string
  choice: Choice
  isCurrent: boolean
  onPress(): void
}

function Option({ id, choice, isCurrent, onPress }: OptionProps) {
  const key = Object.keys(places).find((each) => places[each] === choice.to)
  useEffect(() => {
    if (isCurrent) document.getElementById(id)?.scrollIntoView({ block: 'nearest' })
  }, [id, isCurrent])
  return (
    // The keyboard chooses in the field above.
    // biome-ignore lint/a11y/useKeyWithClickEvents: by arrows and Enter in the field
    <div
      id={id}
      role="option"
      aria-selected={isCurrent}
      tabIndex={-1}
      onClick={onPress}
      className="flex min-h-11 cursor-pointer items-center gap-x-3 rounded-[8px] px-3 hover:bg-paper-2 aria-selected:bg-paper-2"
    >
      <LineDrawing path={drawingOf(choice)} className="size-5 shrink-0 text-ink-2" />
      <span className="shrink-0 max-w-full truncate">{choice.label}</span>
      {choice.details && <span className="min-w-0 truncate text-14 text-ink-2">{choice.details}</span>}
      {key && (
        <span aria-hidden="true" className="ml-auto flex gap-1 text-14 text-ink-2 uppercase max-lg:hidden">
          {['g', key].map((each) => (
            <kbd key={each} className={keyLook}>
              {each}
            </kbd>
          ))}
        </span>
      )}
    </div>
  )
}

/** Of its screen, and whoever is no screen is a person. */
function drawingOf({ to }: Choice): string {
  const [path = ''] = to.split('?')
  return screenDrawings[path] ?? screenDrawings[deskPaths.leads] ?? ''
}

function personChoice({ id, name, details }: FoundPerson): Choice {
  return { label: name, details, to: deskPaths.person(id) }
}

/** Each word typed begins one of the label's. */
function isCalled(label: string, query: string): boolean {
  const words = label.toLowerCase().split(/\s+/)
  return query
    .toLowerCase()
    .split(/\s+/)
    .every((typed) => words.some((word) => word.startsWith(typed)))
}

interface Answer {
  query: string
  people: FoundPerson[]
  hasFailed?: boolean
}

/** Asked for once the typing pauses. What was found for other letters is somebody else. */
function useFoundPeople(typed: string) {
  const [answer, setAnswer] = useState<Answer>({ query: '', people: [] })
  const query = typed.trim()
  const isAsked = query.length >= 2
  useEffect(() => {
    if (!isAsked) return
    const stop = new AbortController()
    const timer = setTimeout(async () => setAnswer(await findPeople(query, stop.signal)), pause)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [query, isAsked])
  const { people, hasFailed = false } = answer.query === query ? answer : nobody
  return { people: isAsked ? people : [], hasFailed, isSearching: isAsked && answer.query !== query }
}

const nobody: Answer = { query: '', people: [] }

/** By hand, not by the router: a search that cannot be reached must not take the screen away. */
async function findPeople(query: string, signal: AbortSignal): Promise<Answer> {
  try {
    const answer = await fetch(`${deskPaths.find}?q=${encodeURIComponent(query)}`, { signal })
    if (answer.ok && !answer.redirected) return { query, people: await answer.json() }
  } catch {
    // Said below. Whoever has typed on is no longer told.
    if (signal.aborted) return nobody
  }
  return { query, people: [], hasFailed: true }
}
