import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { deskWords } from '#content/en/desk/common.ts'
import { leadWords } from '#content/en/desk/leads.ts'
import { Timeline } from './timeline.tsx'

const message = {
  kind: 'lead' as const,
  id: 'message',
  at: new Date('2026-11-18T06:00:00Z'),
  leadKind: 'contact',
  email: 'ritu@school.example',
  language: 'en',
  subject: null,
  text: 'What they wrote',
  facts: [],
  transcript: [],
  source: {},
}

function notes(count: number, from = 0) {
  return Array.from({ length: count }, (_, place) => ({
    kind: 'note' as const,
    id: `note-${from + place}`,
    at: message.at,
    text: `Note ${from + place}`,
    owner: 'Asha',
  }))
}

/** What is behind the fold, and what is seen at once. */
function shown(inOrder: (typeof message | ReturnType<typeof notes>[number])[]) {
  const page = renderToStaticMarkup(
    <MemoryRouter>
      <Timeline
        words={leadWords}
        common={deskWords}
        events={inOrder.toReversed()}
        email={message.email}
        sendsMail
      />
    </MemoryRouter>,
  )
  const [folded = '', seen] = page.split('</details>')
  return seen === undefined ? { folded: '', seen: folded } : { folded, seen }
}

test('a long story is folded up to what one looks at before an answer', () => {
  const { folded, seen } = shown([...notes(5), message, ...notes(11, 5)])
  expect(folded).toContain('Show 5 earlier entries')
  expect(folded).toContain('Note 4')
  expect(seen).not.toContain('Note 4')
  expect(seen).toContain('Note 15')
})

test('what the person wrote last is never folded, however much was noted since', () => {
  const { folded, seen } = shown([...notes(4), message, ...notes(30, 4)])
  expect(folded).toContain('Show 4 earlier entries')
  expect(seen).toContain('What they wrote')
  expect(shown([message, ...notes(30)]).folded).toBe('')
})

test('one or two entries are not worth folding', () => {
  expect(shown([...notes(2), message, ...notes(11, 2)]).folded).toBe('')
  expect(shown([...notes(3), message, ...notes(11, 3)]).folded).toContain('Show 3 earlier entries')
})
