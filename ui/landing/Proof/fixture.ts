import type { Example } from '../../elements/merkle/evidence.ts'

/** What `exampleOf('harvest field 7 · wheat')` gave once: the example of the stories. */
export const example: Example = {
  text: 'harvest field 7 · wheat',
  evidence: {
    leaves: [
      'f83132fdd01f10a5086cacbc101628d92f0c417ed57bddba4cc0e32013bfa6ff',
      '6e3d7bb97121a730b02d7df34d0da161a1e037c8848bed835d910e6bf6afa0ca',
      'e3c85af8872e317b9afae7f4bd43c3af34772d857a4204555b409784086e6e5a',
      'f191cf5b9f18b9ff097fc5e385de7c87cd6f2c744d1fa713f04a1081cb04e46c',
      '8b32a1c76f4de3fed701dd22227f9924bbfcc8cde0ad338815200578f1552d09',
      'cb04fb9b64ea9830ae0081609bece909838749fd8b27e7520fe66d6c98b50c33',
      '111440a57a4cf3a7a9d4a43b40dfc08845c97700b7f5068c5ccffc4e19a310e7',
      '787fec07c668606454e0a1bdd606bbb71c4e01564f8de2a333b9f59b5aa1bfd9',
    ],
    levels: [
      [
        'f83132fdd01f10a5086cacbc101628d92f0c417ed57bddba4cc0e32013bfa6ff',
        '6e3d7bb97121a730b02d7df34d0da161a1e037c8848bed835d910e6bf6afa0ca',
        'e3c85af8872e317b9afae7f4bd43c3af34772d857a4204555b409784086e6e5a',
        'f191cf5b9f18b9ff097fc5e385de7c87cd6f2c744d1fa713f04a1081cb04e46c',
        '8b32a1c76f4de3fed701dd22227f9924bbfcc8cde0ad338815200578f1552d09',
        'cb04fb9b64ea9830ae0081609bece909838749fd8b27e7520fe66d6c98b50c33',
        '111440a57a4cf3a7a9d4a43b40dfc08845c97700b7f5068c5ccffc4e19a310e7',
        '787fec07c668606454e0a1bdd606bbb71c4e01564f8de2a333b9f59b5aa1bfd9',
      ],
      [
        'cbd4f20e6e3dd3fa398f24bce10fc98c3275611a25f920de10645edd341d8bf8',
        '1e32ce6d0792a26b9e69c379dce97628c7b98e6f6557c28c1c1f9f2153302add',
        '9a91277cbffe37df666b4804ff88d71a6ee5b9e3045e046d7a772c1a3d10e96b',
        '63accd7da3948a862a1e3f582b4e0961e9dfd0687c8049537b0a01aeaf23aeb0',
      ],
      [
        '499565f4db556f42cb1ab2ef176d5b2a05fd23a9331590b7ad2b1edab6e358bc',
        'b4cba957b7cd2b9c5976896fed93694f4dd198ad9f8011a166106c48cfa86c0c',
      ],
      [
        '685708372e5db40432140df20c91508723a3ed70849431e657b33595d9374943',
      ],
    ],
    root: '685708372e5db40432140df20c91508723a3ed70849431e657b33595d9374943',
    algorithm: 'Ed25519',
    publicKey: '5798d2015f645f634ec79490b83139328578e19f1bf6a3337f274598bd8258e4',
    signature: 'a6a9f2f73c76deac1f479a7b9081a044bbc642eb9f56df9b984e8e432a80c8ea34ea322a6dd5aa358883af5a4365621193fee2ead4b325077551e5ccfec9c509',
    ms: 10.5,
  },
  verdict: {
    leaf: {
      ok: true,
      at: [],
    },
    path: {
      ok: true,
      at: [],
    },
    signature: {
      ok: true,
      at: [],
    },
    reason: null,
    ms: 3.5,
  },
}
