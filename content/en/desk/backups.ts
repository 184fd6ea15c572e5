/** Copies of everything that is kept. */
export const backupWords = {
  title: 'Backups',
  head: { title: 'Backups', description: 'Copies of everything that is kept.' },
  engines: {
    embedded:
      'The site’s data is in one folder on its machine. If that disk is lost, only a backup that lies elsewhere brings it back: make one every week and download it.',
    postgres:
      'The site’s data is in a PostgreSQL of its own. If whoever runs it makes backups, those count as well; the desk does not know of them. A backup made here can be restored into any PostgreSQL, or into the embedded one.',
  },
  last: 'Last backup',
  never: 'None was made yet.',
  due: 'That is more than {days} days ago: please make one.',
  dueNever: 'People have written for more than {days} days: please make one.',
  start: 'Make a backup now',
  running: 'Being made since',
  written: '{size} written so far.',
  writtenOf: '{size} written so far; the last one had {last}.',
  meanwhile:
    'The site goes on as usual meanwhile. You can leave this screen; without script, load it again to see how far it is.',
  failure: 'The last try came to nothing:',
  kept: 'Kept in the data folder',
  keptText:
    'The newest {count} that were made here, in {folder}. A copy on the same machine helps against mistakes, not against a lost disk: download it. It holds everything, also what people wrote: keep it where only you can read it.',
  empty: 'None.',
  columns: { made: 'Made', size: 'Size', file: 'File' },
  download: 'Download',
  remove: 'Delete',
  sure: 'Yes, delete this file',
  restore: 'Bring one back on the machine that runs the site, into an empty database:',
  restoreCommand: 'npm run restore -- <file>',
  done: {
    started: 'Begun: how far it is stands below.',
    removed: 'The file is deleted.',
  } as Record<string, string>,
  refusals: {
    running: 'One is being made already.',
    gone: 'That file is gone; nothing was changed.',
  } as Record<string, string>,
}
