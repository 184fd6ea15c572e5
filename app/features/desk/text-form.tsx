import type { MouseEvent, ReactNode } from 'react'
import { SelectField, TextAreaField, TextField } from '#app/ui/form/field.tsx'
import type { SiteTextWords } from '#content/en/desk/site-texts.ts'
import { Confirm } from './confirm.tsx'
import { PostForm } from './post-form.tsx'
import { Select } from './select.tsx'
import { SmallButton, smallButton } from './small-button.tsx'

export interface ShownPart {
  name: string
  kind: 'line' | 'paragraph' | 'markdown' | 'lines' | 'pairs' | 'day' | 'address' | 'choice' | 'picture'
  label: string
  hint?: string | undefined
  typed: string
  /** What it says in the original, where another language is written. */
  original?: string | undefined
  /** What that was when this was last saved, where it is something else now. */
  originalThen?: string | undefined
  error?: string | undefined
  choices?: { value: string; label: string }[] | undefined
}

interface TextFormProps {
  words: SiteTextWords
  parts: ShownPart[]
  /** In which it is written. */
  language: string
  /** The last change that this form knows of. */
  seen: number
  pictures: { name: string; alt: string; src: string; reference: string }[]
  facts: { title: string; facts: { place: string; label: string; value: string }[] }[]
  /** What can be done with it beside saving. */
  can: { hide: boolean; reset: 'shipped' | 'own' | undefined }
  /** Where it can be looked at. */
  links: ReactNode
}

/** A text being written, with what can be put into it. */
export function TextForm({ words, parts, language, seen, pictures, facts, can, links }: TextFormProps) {
  const isBeside = parts.some(({ original }) => original !== undefined)
  return (
    <PostForm
      fields={{ seen: String(seen) }}
      className={`grid grid-cols-[minmax(0,1fr)] gap-4 ${isBeside ? 'max-w-6xl' : 'max-w-3xl'}`}
    >
      {parts.map((part) =>
        part.kind === 'picture' ? (
          <PictureChoice key={part.name} part={part} words={words} pictures={pictures} />
        ) : (
          <BesideOriginal key={part.name} part={part} words={words.original}>
            <Part part={part} language={language} />
          </BesideOriginal>
        ),
      )}
      <div className="grid gap-1">
        <FactPlaces words={words.facts} sections={facts} />
        {pictures.length > 0 && parts.some(({ kind }) => kind === 'markdown') && (
          <PicturePlaces words={words} pictures={pictures} />
        )}
      </div>
      <div className="sticky bottom-0 flex flex-wrap items-start gap-2 border-t border-line bg-paper py-3 max-lg:bottom-16">
        <SmallButton look="strong" name="do" value="publish">
          {words.publish}
        </SmallButton>
        <SmallButton name="do" value="save">
          {words.save}
        </SmallButton>
      </div>
      <div className="flex flex-wrap items-start gap-2">
        {links}
        <details className="open:w-full">
          <summary className={smallButton('quiet', '-ml-3.5')}>{words.later}</summary>
          <div className="flex flex-wrap items-end gap-3 py-2">
            <TextField name="at" type="datetime-local" label={words.laterAt} />
            <SmallButton name="do" value="later">
              {words.laterDo}
            </SmallButton>
          </div>
        </details>
        {can.hide && <Confirm label={words.hide} sure={words.hideSure} look="quiet" name="do" value="hide" />}
        {can.reset && (
          <Confirm label={words.reset[can.reset]} sure={words.resetSure[can.reset]} name="do" value="reset" />
        )}
      </div>
    </PostForm>
  )
}

/** Another language is written with the original in sight: at its left, or on a phone above it. */
function BesideOriginal({
  part: { original, originalThen },
  words,
  children,
}: {
  part: ShownPart
  words: SiteTextWords['original']
  children: ReactNode
}) {
  if (original === undefined) return children
  return (
    <div className="grid items-start gap-x-6 gap-y-2 border-t border-line pt-4 lg:grid-cols-2">
      <div className="min-w-0 text-ink-2">
        <p className="text-14">{words.label}</p>
        <p lang="en" className="max-h-96 overflow-y-auto wrap-anywhere whitespace-pre-line lg:max-h-none">
          {original}
        </p>
        {originalThen !== undefined && (
          <div className="mt-2 border-l-4 border-marigold pl-3">
            <p className="text-14 font-[600] text-ink">{words.changed}</p>
            <p lang="en" className="wrap-anywhere whitespace-pre-line">
              {originalThen || words.nothing}
            </p>
          </div>
        )}
      </div>
      {children}
    </div>
  )
}

const rows = { markdown: 22, paragraph: 4, lines: 4, pairs: 4 }

function Part({ part, language }: { part: ShownPart; language: string }) {
  const { name, kind, label, hint, typed, error, choices } = part
  const field = {
    name,
    label,
    error,
    lang: language,
    defaultValue: typed,
    ...(hint !== undefined && { hint }),
  }
  if (kind === 'choice') return <SelectField {...field} options={choices ?? []} />
  if (kind === 'markdown' || kind === 'paragraph' || kind === 'lines' || kind === 'pairs')
    return <TextAreaField {...field} rows={rows[kind]} />
  return <TextField {...field} type={kind === 'day' ? 'date' : 'text'} />
}

function PictureChoice({
  part: { name, label, typed, error },
  words,
  pictures,
}: {
  part: ShownPart
  words: SiteTextWords
  pictures: TextFormProps['pictures']
}) {
  if (pictures.length === 0)
    return (
      <p className="text-ink-2">
        <strong className="block">{label}</strong>
        {words.noPictures}
      </p>
    )
  return (
    <fieldset>
      <legend className="font-[600]">{label}</legend>
      {error && <p className="font-[600] text-sindoor">{error}</p>}
      <div className="mt-1.5 flex max-h-72 flex-wrap gap-3 overflow-y-auto">
        {[{ name: '', alt: words.noPicture, src: '' }, ...pictures].map((picture) => (
          <label
            key={picture.name}
            className="flex w-32 cursor-pointer flex-col gap-1 rounded-[8px] border border-line p-2 text-14 has-checked:border-indigo has-checked:bg-indigo/10"
          >
            <span className="flex items-center gap-2">
              <input type="radio" name={name} value={picture.name} defaultChecked={picture.name === typed} />
              <span className="line-clamp-2 min-w-0">{picture.alt}</span>
            </span>
            {picture.src && (
              <img
                src={picture.src}
                alt=""
                loading="lazy"
                className="h-16 w-full rounded-[4px] object-cover"
              />
            )}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

function FactPlaces({
  words,
  sections,
}: {
  words: SiteTextWords['facts']
  sections: TextFormProps['facts']
}) {
  return (
    <Places label={words.label} text={words.text}>
      <label htmlFor="fact" className="sr-only">
        {words.fact}
      </label>
      <Select id="fact" className="w-full min-w-0 md:w-auto md:max-w-full">
        {sections.map(({ title, facts }) => (
          <optgroup key={title} label={title}>
            {facts.map(({ place, label, value }) => (
              <option key={place} value={place}>
                {`${title}, ${label}: ${value}`}
              </option>
            ))}
          </optgroup>
        ))}
      </Select>
      <SmallButton type="button" className="needs-script" onClick={(event) => putIn(event, 'select')}>
        {words.insert}
      </SmallButton>
    </Places>
  )
}

function PicturePlaces({ words, pictures }: { words: SiteTextWords; pictures: TextFormProps['pictures'] }) {
  const { label, text } = words.pictureCodes
  return (
    <Places label={label} text={text}>
      <label htmlFor="put-picture" className="sr-only">
        {label}
      </label>
      <Select id="put-picture" className="w-full min-w-0 md:w-auto md:max-w-full">
        {pictures.map(({ name, alt, reference }) => (
          <option key={name} value={`\n\n![${alt}](${reference})\n\n`}>
            {alt} = ![…]({reference})
          </option>
        ))}
      </Select>
      <SmallButton type="button" className="needs-script" onClick={(event) => putIn(event, 'select')}>
        {words.facts.insert}
      </SmallButton>
    </Places>
  )
}

function Places({ label, text, children }: { label: string; text: string; children: ReactNode }) {
  return (
    <details className="open:w-full">
      <summary className={smallButton('quiet', '-ml-3.5')}>{label}</summary>
      <p className="text-14 text-ink-2">{text}</p>
      <div className="flex flex-wrap items-center gap-2 py-2">{children}</div>
    </details>
  )
}

/** Where the cursor was last in the form's longest text. */
function putIn({ currentTarget }: MouseEvent<HTMLButtonElement>, chosenFrom: string): void {
  const chosen = currentTarget.parentElement?.querySelector<HTMLSelectElement>(chosenFrom)?.value ?? ''
  const areas = [...(currentTarget.form?.querySelectorAll('textarea') ?? [])]
  const area = areas.toSorted((one, other) => other.rows - one.rows)[0]
  if (!area) return
  area.focus()
  // The browser's own way of typing: it can be taken back, and whoever listens is told.
  if (!document.execCommand('insertText', false, chosen)) area.setRangeText(chosen)
}
