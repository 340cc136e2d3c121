import { describe, expect, it } from 'vitest'
import { caasCalls } from '../caas/caas.ts'
import { commands } from './cli-commands.ts'
import { parseCommand, parseCommands } from './cli-parse.ts'
import { vmCalls } from '../vm/vm.ts'

describe('the command grammar', () => {
  it.each(commands.map(({ name, example }) => [name, example]))('accepts the documented example of %s', (name, example) => {
    expect(parseCommand(example)).toMatchObject({ ok: true, command: name })
  })

  it('parses the command line of each call, and the command makes the same call', () => {
    for (const call of [...vmCalls, ...caasCalls]) {
      if (!call.cli) continue
      const parsed = parseCommand(call.cli)
      expect(parsed, call.cli).toMatchObject({ ok: true })
      const command = parsed.ok ? commands.find(({ name }) => name === parsed.command) : undefined
      expect(
        command?.calls.map(({ id }) => id),
        call.cli,
      ).toContain(call.id)
    }
  })

  it.each([
    ['npm install onenode', 'a command begins with onenode, not npm'],
    ['onenode', 'there is no command (none given)'],
    ['onenode destroy 1', 'there is no command “destroy 1”'],
    ['onenode vm reboot', 'there is no command “vm reboot”'],
    ['onenode list --color', "list: Unknown option '--color'"],
    ['onenode list --output xml', '--output should be table, json, yaml, not xml'],
    ['onenode list --page', "list: Option '--page <value>' argument missing"],
    ['onenode list --page --per-page 10', "list: Option '--page' argument is ambiguous"],
    ['onenode list --page 0 --page 1', '--page is given twice'],
    ['onenode list --quiet=yes', "list: Option '--quiet' does not take an argument"],
    ['onenode list here', 'list takes no argument “here”'],
    ['onenode deploy --duration 24', '--duration should be a number of hours, like 24h, not 24'],
    ['onenode deploy --gpus 0', '--gpus should be a whole number from 1, not 0'],
    ['onenode deploy --env LOG', '--env should be a name and a value, like LOG_LEVEL=info, not LOG'],
    ['onenode status', 'status needs ID'],
    ['onenode logs 3f2b', 'logs needs CONTAINER'],
    ['onenode config set color true', 'KEY should be apiEndpoint'],
    ['onenode vm update 0x5f --ports 22', '--ports should be ports separated by commas, like 22/tcp,443/tcp, not 22'],
    ['onenode list && onenode vm list', 'holds more than one command'],
  ])('refuses %s', (line, problem) => {
    const parsed = parseCommand(line)
    expect(parsed.ok ? '' : parsed.problem).toContain(problem)
  })

  it('reads a shell sample', () => {
    const parsed = parseCommands(
      [
        'export ONENODE_API_KEY="your key" # onenode nothing',
        'DEBUG=1 onenode deploy -f "my deploy.yml" \\',
        "  --env 'GREETING=good day' --env=A=b=c --wait > out.json 2>&1 && onenode vm list | jq '.vms'",
        'onenode status "$ID" --watch; onenode --version',
      ].join('\n'),
    )
    expect(parsed).toEqual([
      {
        ok: true,
        command: 'deploy',
        arguments: [],
        options: new Map<string, unknown>([
          ['--file', ['my deploy.yml']],
          ['--env', ['GREETING=good day', 'A=b=c']],
          ['--wait', [true]],
        ]),
      },
      { ok: true, command: 'vm list', arguments: [], options: new Map() },
      { ok: true, command: 'status', arguments: ['$ID'], options: new Map([['--watch', [true]]]) },
      { ok: true, command: '', arguments: [], options: new Map([['--version', [true]]]) },
    ])
  })
})
