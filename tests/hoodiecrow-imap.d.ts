declare module 'hoodiecrow-imap' {
  interface Message {
    uid: number
    flags: string[]
    raw: string
  }

  interface Folder {
    uidvalidity: number
    uidnext: number
    messages: Message[]
  }

  interface ImapServer {
    listen(port: number, host: string, done: () => void): void
    close(done: () => void): void
    server: import('node:net').Server
    getMailbox(path: string): Folder
    appendMessage(path: string, flags: string[], date: string, raw: string): { message: Message }
    formatInternalDate(date: Date): string
  }

  export default function hoodiecrow(options: {
    plugins: string[]
    users: Record<string, { password: string }>
    storage: Record<string, object>
  }): ImapServer
}
