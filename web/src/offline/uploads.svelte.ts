/** Matches of this device that were put on a server: under which code. */

const UPLOADED = 'redtable.uploaded'

class Uploads {
  private codes = $state.raw<Record<string, string>>(
    JSON.parse(localStorage.getItem(UPLOADED) ?? '{}') as Record<string, string>
  )

  /** The code of its table on the server; empty: it is not there. */
  of(code: string): string {
    return this.codes[code] ?? ''
  }

  note(code: string, there: string): void {
    this.codes = { ...this.codes, [code]: there }
    localStorage.setItem(UPLOADED, JSON.stringify(this.codes))
  }
}

export const uploads = new Uploads()
