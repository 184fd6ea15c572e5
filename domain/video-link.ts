/** A video that a client made about us, as it may be shown. */
export interface VideoLink {
  url: string
  /** The one host whose player we show on the page; everything else is a plain link. */
  youtubeId: string | undefined
}

/** Reads what the owner pasted: an https address, or nothing that we would link to. */
export function readVideoLink(text: string): VideoLink | undefined {
  const url = URL.parse(text.trim())
  if (url?.protocol !== 'https:' || url.username || url.password || url.href.length > 500) return undefined
  return { url: url.href, youtubeId: youtubeIdOf(url) }
}

function youtubeIdOf({ hostname, pathname, searchParams }: URL): string | undefined {
  const host = hostname.replace(/^(?:www|m)\./, '')
  const place = idPlaces.find(({ hosts, path }) => hosts.includes(host) && path.test(pathname))
  const found = place?.parameter ? searchParams.get(place.parameter) : pathname.split('/').at(-1)
  return place && found && /^[\w-]{11}$/.test(found) ? found : undefined
}

const youtube = ['youtube.com', 'youtube-nocookie.com']

/** Where the different kinds of address have the video's id: at the end, or in a parameter. */
const idPlaces: { hosts: string[]; path: RegExp; parameter?: string }[] = [
  { hosts: ['youtu.be'], path: /^\/[^/]+$/ },
  { hosts: youtube, path: /^\/watch$/, parameter: 'v' },
  { hosts: youtube, path: /^\/(?:embed|shorts|live)\/[^/]+$/ },
]
