import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { chmodSync, copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const version = '2.12.15'
const release = `https://github.com/nats-io/nats-server/releases/download/v${version}`

/** SHA-256 of the release's archives, as pinned by the official nats:2.12.15-alpine image. */
const checksums: Record<string, string> = {
  'linux-amd64': '58ab8131f819263897e2fc38e503e1b755b63bcafeecc7d12582487df48ca15e',
  'linux-arm64': 'b724db99fefbf8f5c808baa82819ee50350aee9734017e4a478f7e545cef3ab6',
  'linux-arm7': '72311fe4e14ce3ce22dc8e7ac02633e6f31a9bab4086c92a31fd040e59683c8a'
}

/**
 * Brings the pinned official release to `target`, checked against its SHA-256.
 * macOS and Windows archives have no pinned sum here: they are checked against the release's SHA256SUMS.
 */
export async function downloadNats(target: string): Promise<string> {
  const platform = releasePlatform()
  const kind = process.platform === 'win32' ? 'zip' : 'tar.gz'
  const name = `nats-server-v${version}-${platform}`
  const archive = await fetchBytes(`${release}/${name}.${kind}`)
  const expected = checksums[platform] ?? (await publishedChecksum(`${name}.${kind}`))
  const actual = createHash('sha256').update(archive).digest('hex')
  if (actual !== expected) throw new Error(`the checksum of ${name}.${kind} is ${actual}, expected ${expected}`)
  const folder = mkdtempSync(join(tmpdir(), 'formwright-nats-'))
  try {
    const file = join(folder, `archive.${kind}`)
    writeFileSync(file, archive)
    execFileSync('tar', ['-xf', file, '-C', folder], { stdio: 'pipe' })
    copyFileSync(join(folder, name, process.platform === 'win32' ? 'nats-server.exe' : 'nats-server'), target)
    chmodSync(target, 0o755)
    return target
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function releasePlatform(): string {
  const os = process.platform === 'win32' ? 'windows' : process.platform
  const cpu = { x64: 'amd64', arm64: 'arm64', arm: 'arm7' }[process.arch as string]
  if (!cpu) throw new Error(`there is no release for ${process.platform}-${process.arch}`)
  return `${os}-${cpu}`
}

async function publishedChecksum(file: string): Promise<string> {
  const list = (await fetchBytes(`${release}/SHA256SUMS`)).toString('utf8')
  const line = list.split('\n').find((entry) => entry.trim().endsWith(file))
  const sum = line?.trim().split(/\s+/)[0]
  if (!sum) throw new Error(`SHA256SUMS of the release does not name ${file}`)
  return sum
}

async function fetchBytes(url: string): Promise<Buffer> {
  const response = await fetch(url, { signal: AbortSignal.timeout(120_000) }).catch((error: unknown) => {
    const cause = (error as { cause?: Error }).cause
    throw new Error(`${url} could not be read (${cause?.message ?? (error as Error).message})`)
  })
  if (!response.ok) throw new Error(`${url} answered ${response.status}`)
  return Buffer.from(await response.arrayBuffer())
}
