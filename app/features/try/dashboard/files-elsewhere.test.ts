import { describe, expect, test } from 'vitest'
import { refuseFiles } from './files-elsewhere.ts'

function drag(types: string[]) {
  const event = new Event('dragover', { cancelable: true })
  return Object.assign(event, { dataTransfer: { types, dropEffect: 'copy' } }) as unknown as DragEvent
}

describe('beside the box', () => {
  test('a file is not opened by the browser', () => {
    const event = drag(['Files'])
    refuseFiles(event)
    expect([event.defaultPrevented, event.dataTransfer?.dropEffect]).toEqual([true, 'none'])
  })

  test('what the box has taken, and text, are left alone', () => {
    const taken = drag(['Files'])
    taken.preventDefault()
    refuseFiles(taken)
    expect(taken.dataTransfer?.dropEffect).toBe('copy')
    const text = drag(['text/plain'])
    refuseFiles(text)
    expect(text.defaultPrevented).toBe(false)
  })
})
