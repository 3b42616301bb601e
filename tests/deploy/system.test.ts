import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { build, CONFIGURATION, TemporaryFolder } from './deployment.ts'
import { BROTLI_MODULES, NGINX, saySkipped } from './nginx.ts'

/**
 * A private copy of this machine, which ends with its first process: its own files (what it writes goes to memory), network
 * and processes. `$ROOT` is where it stands, for what only its owner may do.
 */
const OWN_SYSTEM = `set -e
  export ROOT=$PWD/system
  mkdir "$ROOT" && mount -t tmpfs none "$ROOT" && mkdir "$ROOT/written" "$ROOT/work" "$ROOT/root"
  mount -t overlay none -o "lowerdir=/,upperdir=$ROOT/written,workdir=$ROOT/work" "$ROOT/root"
  mount -t proc proc "$ROOT/root/proc" && mount --rbind /dev "$ROOT/root/dev"
  ip link set lo up
  curl --version > /dev/null
  inside() { chroot "$ROOT/root" sh -ec "cd '$PWD'; $1"; }
`

/** Runs a script beside a system of its own, whose `inside` runs another one in it. Says what was printed, errors among it. */
function withOwnSystem(folder: TemporaryFolder, script: string) {
  const args = [
    '--mount',
    '--net',
    '--pid',
    '--fork',
    '--kill-child',
    'sh',
    '-c',
    `exec 2>&1\n${OWN_SYSTEM}${script}`,
  ]
  const { status, stdout } = spawnSync('/usr/bin/unshare', args, {
    cwd: folder.path,
    encoding: 'utf8',
    env: { PATH: '/usr/sbin:/usr/bin:/sbin:/bin' },
  })
  return { status, output: stdout }
}

/** Only root on Linux can have one, and not in every container. */
function canHaveOwnSystem(): boolean {
  using folder = new TemporaryFolder()
  return process.getuid?.() === 0 && withOwnSystem(folder, 'inside true').status === 0
}

const isPossible = NGINX !== undefined && canHaveOwnSystem()
saySkipped(
  !isPossible,
  'only root on Linux with nginx and curl can try the lines for Debian and the steps of the image.',
)

/** The folder then holds what a deployment starts with: dist/, deploy/ and config.json. */
function prepared(folder: TemporaryFolder): void {
  const dist = build(folder, 'v1')
  folder.write('config.json', JSON.stringify(CONFIGURATION))
  spawnSync('sh', ['-c', `mv '${dist}' dist && cp -R '${resolve('deploy')}' deploy`], { cwd: folder.path })
}

/** Waits for a server that is starting. */
const ASK = 'curl --fail --silent --show-error --retry 40 --retry-connrefused --retry-delay 1'

describe('the way over Debian (skipped where root cannot have a system of its own, or nginx or brotli is missing)', () => {
  const section = readFileSync('deploy/README.md', 'utf8').split('## Debian with nginx')[1] ?? ''
  const [install = '', back = ''] = [...section.matchAll(/^```sh\n(.*?)^```/gms)].map(
    ([, lines = '']) => lines,
  )

  /** This machine has the packages, but no sudo and no service manager, so nginx itself gets the signal. */
  const here = (lines: string) =>
    lines
      .replace(/^sudo apt-get install .*\n/m, '')
      .replaceAll(
        'sudo systemctl reload nginx',
        'if [ -s /run/nginx.pid ]; then nginx -s reload; else nginx; fi',
      )
      .replaceAll('sudo ', '')
      .replaceAll('curl --fail', ASK)

  it.skipIf(!isPossible || BROTLI_MODULES.length < 2)(
    'serves the portal as each line says, and the release before',
    () => {
      using folder = new TemporaryFolder()
      prepared(folder)
      folder.write(
        'debian.sh',
        `mount -t tmpfs none /run
       ln -sf ../sites-available/default /etc/nginx/sites-enabled/default
       ${here(install)}
       ${ASK} http://127.0.0.1/ | grep -o '<title>.*</title>'
       ${ASK} --head --header 'Accept-Encoding: br' http://127.0.0.1/assets/main-v1.js | grep -i '^content-encoding'
       sed -i 's/Mercado da Praça/Outro nome/' /etc/portal/config.json
       sh deploy/release.sh dist
       grep -o '<title>.*</title>' /var/lib/portal/current/html/index.html
       ${here(back)}
       grep -o '<title>.*</title>' /var/lib/portal/current/html/index.html`,
      )
      const { status, output } = withOwnSystem(folder, 'inside "sh -e debian.sh"')
      expect(output).toContain('test is successful')
      expect(output).toContain('ok\n<title>Mercado da Praça</title>')
      expect(output.toLowerCase()).toContain('content-encoding: br')
      expect(output.match(/<title>.*/g)).toEqual([
        '<title>Mercado da Praça</title>',
        '<title>Outro nome</title>',
        '<title>Mercado da Praça</title>',
      ])
      expect(status).toBe(0)
    },
  )
})

describe('the image', () => {
  const steps = readFileSync('deploy/Containerfile', 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => ({ name: line.split(' ')[0] ?? '', rest: line.slice(line.indexOf(' ') + 1) }))
  const all = (name: string) => steps.filter((step) => step.name === name).map(({ rest }) => rest)
  const command = (text = '') => (JSON.parse(text) as string[]).join(' ')
  const copies = all('COPY').map((rest) => {
    const words = rest.split(' ')
    return { sources: words.slice(0, -1), target: words.at(-1) ?? '' }
  })

  it('is made of files that are there, and of every file that a release needs', () => {
    const sources = copies.flatMap((copy) => copy.sources).filter((source) => source !== 'dist')
    for (const source of sources) expect(existsSync(source), source).toBe(true)
    const scripts = ['release.sh', 'start.sh', 'configuration.awk'].map((name) =>
      readFileSync(`deploy/${name}`, 'utf8'),
    )
    const named =
      scripts.join('\n').match(/[\w.-]+\.(?:template|awk|conf)\b|(?<=")release\.sh|kill-switch/g) ?? []
    const made = ['server.conf', 'headers.conf', 'nginx.conf']
    for (const name of new Set(named)) {
      if (!made.includes(name))
        expect(
          sources.map((source) => source.replace('deploy/', '')),
          name,
        ).toContain(name)
    }
  })

  it('comes from a version of nginx, and runs as nobody', () => {
    expect(all('FROM')).toEqual([expect.stringMatching(/^docker\.io\/library\/nginx:\d+\.\d+$/)])
    expect(all('USER')).toEqual(['101'])
    expect(all('EXPOSE')).toEqual([all('ENV')[0]?.replace('PORTAL_PORT=', '')])
  })

  it.skipIf(!isPossible)('runs step by step, as user 101 on a read-only system (skipped as above)', () => {
    using folder = new TemporaryFolder()
    prepared(folder)
    const copied = copies.map(({ sources, target }) => {
      const content = sources.map((source) => (target.endsWith('/') ? source : `${source}/.`))
      return `mkdir -p ${target} && cp -R ${content.join(' ')} ${target}`
    })
    const start = command(all('ENTRYPOINT')[0])
    const health = all('HEALTHCHECK')[0]
      ?.replace(/^.* CMD /, '')
      .replace('curl', ASK)
    folder.write('build.sh', [...copied, ...all('RUN')].join('\n'))
    folder.write(
      'run.sh',
      // As Docker mounts it: with the mode of the folder, but as root's.
      `mount -t tmpfs none /var/lib/portal -o "mode=$(stat -c %a /var/lib/portal)"
       cp config.json /etc/portal.json
       mount -o remount,ro /
       mount -t tmpfs none /tmp
       export ${all('ENV')[0]}
       # As somebody may set it for a container: the check of its health has to follow.
       export PORTAL_PORT=8123
       setpriv --reuid=101 --regid=101 --clear-groups sh -c '
         if touch /usr/share/portal/x 2> /dev/null; then echo "could write"; fi
         if PORTAL_CONFIG="{}" ${start}; then echo "started without a configuration"; fi
         export PORTAL_CONFIG_FILE=/etc/portal.json
         ${start} | cat &
         ${health}
         curl --silent http://127.0.0.1:8123/ | grep -o "<title>.*</title>"
         grep -h "^Uid" "/proc/$(cat /tmp/nginx.pid)/status"
         kill -QUIT "$(cat /tmp/nginx.pid)"
         wait'`,
    )
    const { status, output } = withOwnSystem(folder, 'inside "sh -e build.sh"\ninside "sh -e run.sh"')
    expect(output).toContain('portal: PORTAL_CONFIG, line 1: the key "identityApi" is missing or empty.\n')
    for (const line of ['ok', '<title>Mercado da Praça</title>', 'Uid:\t101\t101\t101\t101']) {
      expect(output.split('\n')).toContain(line)
    }
    expect(output).not.toMatch(/could write|started without/)
    expect(status).toBe(0)
  })
})
