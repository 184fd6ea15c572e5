import { readFileSync } from 'node:fs'
import Controls from './controls.jsx'

const body = readFileSync('body.html', 'utf8')

export default function Page() {
  return (
    <>
      <div dangerouslySetInnerHTML={{ __html: body }} />
      <Controls />
    </>
  )
}
