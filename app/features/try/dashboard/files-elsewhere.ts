import { useEffect } from 'react'

/** A file that is dropped beside the box would be opened in place of the page, or in a tab of its own. */
export function useFilesRefusedElsewhere(): void {
  useEffect(() => {
    addEventListener('dragover', refuseFiles)
    addEventListener('drop', refuseFiles)
    return () => {
      removeEventListener('dragover', refuseFiles)
      removeEventListener('drop', refuseFiles)
    }
  }, [])
}

export function refuseFiles(event: DragEvent): void {
  if (event.defaultPrevented || !event.dataTransfer?.types.includes('Files')) return
  event.preventDefault()
  event.dataTransfer.dropEffect = 'none'
}
