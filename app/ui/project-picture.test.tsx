import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ProjectPicture } from './project-picture.tsx'

const picture = {
  alt: 'Three chairs',
  width: 480,
  height: 320,
  src: '/salon.jpg',
  sources: [{ type: 'image/webp', srcSet: '/salon.webp 480w' }],
}

test('a project shows the picture it has, and a cloth of its own until then', () => {
  const real = renderToStaticMarkup(<ProjectPicture title="Salon Slots" picture={picture} className="h-40" />)
  expect(real).toContain('<img src="/salon.jpg" alt=""')
  expect(real).not.toContain('<svg')
  const drawn = renderToStaticMarkup(<ProjectPicture title="Salon Slots" className="h-40" />)
  expect(drawn).toContain('<svg')
  expect(drawn).not.toContain('<img')
})
