import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ProjectPicture } from './project-picture.tsx'

test('a project shows the picture it has, and a cloth of its own until then', () => {
  const real = renderToStaticMarkup(
    <ProjectPicture title="Salon Slots" image="/salon.webp" className="h-40" />,
  )
  expect(real).toContain('<img src="/salon.webp" alt=""')
  expect(real).not.toContain('<svg')
  const drawn = renderToStaticMarkup(<ProjectPicture title="Salon Slots" className="h-40" />)
  expect(drawn).toContain('<svg')
  expect(drawn).not.toContain('<img')
})
