import { useEffect, useRef, useState } from 'react'
import type { Question } from './said.ts'

interface ChoicesProps {
  question: Question
  chosen: string | undefined
  chosenWord: string
  onChoose: ((step: string, choice: string) => void) | undefined
}

/** Reply buttons, or a list behind its button. Those of earlier can still be pressed, as on a real phone. */
export function Choices({ question, chosen, chosenWord, onChoose }: ChoicesProps) {
  const { step, choices, open } = question
  const [isOpen, setIsOpen] = useState(false)
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    if (isOpen) list.current?.querySelector('button')?.focus()
  }, [isOpen])
  const lang = choices[0]?.lang
  const look = `block min-h-11 w-full rounded-[10px] border px-3 py-1.5 text-center font-[600] leading-tight text-indigo`
  if (open && !onChoose)
    return (
      <p lang={lang} className={`${look} mt-2 flex items-center justify-center border-line`}>
        {open}
      </p>
    )
  return (
    <div className="-mx-1 mt-2" data-question={step}>
      {open && (
        <button
          type="button"
          lang={lang}
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
          className={`${look} border-indigo hover:bg-paper-2`}
        >
          {open}
        </button>
      )}
      {(!open || isOpen) && (
        <ul ref={list} className={open ? 'mt-2 border-b border-line' : 'grid gap-1.5'}>
          {choices.map(({ id, label, note, lang: own }) => (
            <li key={id} className={open && 'border-t border-line'}>
              {onChoose ? (
                <button
                  type="button"
                  lang={own}
                  onClick={() => {
                    setIsOpen(false)
                    onChoose(step, id)
                  }}
                  className={
                    open
                      ? 'block min-h-12 w-full px-2 py-2 text-left leading-tight hover:bg-paper-2'
                      : `${look} hover:bg-paper-2 ${chosen ? 'border-line' : 'border-indigo'} ${id === chosen ? 'bg-paper-2' : ''}`
                  }
                >
                  <span className={open ? 'block font-[600] text-indigo' : ''}>{label}</span>
                  {note && <span className="figures block text-14 text-ink-2">{note}</span>}
                  {id === chosen && <span className="sr-only"> ({chosenWord})</span>}
                </button>
              ) : (
                <p
                  lang={own}
                  className={`${look} flex items-center justify-center ${id === chosen ? 'border-indigo bg-paper-2' : 'border-line'}`}
                >
                  {label}
                  {id === chosen && <span className="sr-only"> ({chosenWord})</span>}
                </p>
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
