import type { Example } from '#ui/landing/merkle/evidence.ts'

const leaves = [
  'b93954fab119f667884af05c91f41e7807a7d84209d0e9fe51c3ac0838658858',
  '87f680da8aa079acd0b008290931c16d208c1e88c71f1c5bca49fd4ca4b912ab',
  'dada8982f67ef7a23a41d49d56fd111c53086747c1261d17f9b2fc97c2899bd3',
  '4a29df5ee198fc948ff54567005e552f01f21cb4edbebf350f8519f834350b43',
  '35d5a35470bbae4472c26cb81d9ab09508499b0241a25c1879273cac7312c2c5',
  '039a6fa82da75392f0627a13a07c37e69180173f2f326fb698270a501e7fbf2b',
  '7ed23c38c8869bc29d5453a2da4619e6556be3db6291c3888281e32abc939a94',
  'd4c107bc398b101e9afd542c950353a66915a5b067b0d282b8260e36cac8011c',
]

/** Result of `createExample` in ui/landing/merkle. proof-example.test.ts verifies it. */
export const proofExample: Example = {
  text: 'resnet-50 · batch 64 · dataset street-signs',
  evidence: {
    leaves,
    levels: [
      leaves,
      [
        '9b658fd8ae0193d294d34f62408d8b2cd825ab73d91d9c48198a4f718e10b7a7',
        'cf1426e5e9f78a0d8d6e02b0a05acf68ce225af045fb5a164f2c7c9658d6dd67',
        'f311ddf499f9e9d21c264ba18547afa14f87376978f96da479f8c76100f5d58e',
        '0c905fc589cbae93af544771f335a159a4965808446ec256994a2739c050a7ce',
      ],
      [
        '3ccfe3f6b2bb4d700e327fe36523fa75c54b0f3d5497783be914ba22231574b6',
        '58a5ad762dfcc30d24ab3257855d126196eebc729dce1afeaa0ff602166a012c',
      ],
      ['07056a6bde5bbadefcffd2ac6451fc4f1d515418662d083f4dec11e8b5a0dc46'],
    ],
    root: '07056a6bde5bbadefcffd2ac6451fc4f1d515418662d083f4dec11e8b5a0dc46',
    algorithm: 'Ed25519',
    publicKey: 'cc32ac9b0b53fd58e63462f0d07fe779203a9968613055955d2b2b37b33e54a2',
    signature:
      '6b41f2ac5aaf9bd8a0b47089cf98760bd258780b97cae7d55b1d5dbd6d8db520164a2644bd202bdb826a4ff3355aeddf60c7930d99d412f0781e39ba017fb80d',
    ms: 11.1,
  },
  verdict: {
    leaf: { ok: true, at: [] },
    path: { ok: true, at: [] },
    signature: { ok: true, at: [] },
    reason: null,
    ms: 3.3,
  },
}
