export const precedence = {
  label: 'Where a setting comes from',
  hint: 'From the lowest to the highest. Each source overrides those above it.',
  winner: 'highest',
  examples: ['24h, 1 replica', '~/.onenode/config.json', 'deploy.yml', 'ONENODE_API_KEY', '--duration 48h'],
} as const
