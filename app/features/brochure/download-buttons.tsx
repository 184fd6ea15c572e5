import { Button } from '#app/ui/button.tsx'
import type { ButtonLook } from '#app/ui/button-link.tsx'
import { saveFile } from '#app/ui/save-file.ts'
import { useToast } from '#app/ui/toast/toast.ts'
import type { Words } from '#content/words.ts'
import { makeBrochure } from './download.ts'

interface DownloadButtonsProps {
  words: Words['brochure']
  /** Of the first button; the second is always outlined. */
  look: ButtonLook
}

/** Both files are made in the browser from the words of the page. */
export function DownloadButtons({ words: { downloads, document }, look }: DownloadButtonsProps) {
  const toast = useToast()
  const download = async (format: 'html' | 'text') => {
    try {
      saveFile(await makeBrochure(document, format), downloads[format].fileName)
      toast(downloads.done)
    } catch {
      toast({ ...downloads.failed, tone: 'destructive' })
    }
  }
  return (
    <ul className="needs-script flex flex-wrap gap-x-4 gap-y-5">
      {(['html', 'text'] as const).map((format) => (
        <li key={format} className="max-sm:w-full">
          <Button
            look={format === 'html' ? look : 'outline'}
            data-replay
            aria-describedby={`brochure-${format}-note`}
            onClick={() => download(format)}
            className="w-full"
          >
            {downloads[format].label}
          </Button>
          <p id={`brochure-${format}-note`} className="mt-2 text-center text-14 text-ink-2">
            {downloads[format].note}
          </p>
        </li>
      ))}
    </ul>
  )
}
